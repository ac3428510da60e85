import { randomUUIDv7 } from "node:crypto";
import { beforeEach, expect, test, vi } from "vitest";
import type { Team } from "#contract/team.ts";
import { inTransaction, publish } from "#server/database/database.ts";
import { players } from "#server/features/players/players.table.ts";
import { createTestSite } from "#server/testing/site/test-app.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { team as shipped } from "#team.config.ts";

const lumen = { name: "Lumen Audio", url: "https://lumen.example/", lastDay: "2027-06-30" };
const ember = { name: "Ember Energy", lastDay: "2027-09-30" };
const team: Team = { ...shipped, timeZone: "Pacific/Auckland", sponsors: [lumen, ember] };
/** When 30 June ends in Auckland. */
const midnight = Date.parse("2027-06-30T12:00:00Z");

const site = useSite({}, { team });
const get = async (url: string) => (await site().app.inject({ url })).body;
const statusOf = async (url: string) => (await site().app.inject({ url })).statusCode;

beforeEach(() => site().app.readTeam(new Date(midnight - 1)));

test("sponsors are on the home page, on their own page and in the sitemap", async () => {
  expect(await get("/")).toContain("Lumen Audio");
  expect(await get("/sponsors")).toContain("Lumen Audio");
  expect(await get("/sitemap.xml")).toContain("/sponsors</loc>");
  expect(await get("/about")).toContain('href="/sponsors"');
});

test("cached pages lose a sponsor when the last day ends where the team is", async () => {
  expect(await get("/")).toContain("Lumen Audio");
  await site().app.readTeam(new Date(midnight));
  const [home, page] = [await get("/"), await get("/sponsors")];
  expect([home, page].map((body) => body.includes("Lumen Audio"))).toEqual([false, false]);
  expect([home, page].map((body) => body.includes("Ember Energy"))).toEqual([true, true]);
});

test("without sponsors there's no page, no section and no link", async () => {
  await site().app.readTeam(new Date("2027-12-01"));
  expect(await statusOf("/sponsors")).toBe(404);
  const places = await Promise.all(["/", "/about", "/sitemap.xml"].map(get));
  expect(places.map((body) => body.match(/href="\/sponsors"|id="sponsors"|\/sponsors</))).toEqual([null, null, null]);
});

test("the home page shows the team's sections in its order, and asks for nothing else", async () => {
  const asked: string[] = [];
  const some = await createTestSite(
    {},
    {
      team: { ...team, home: { ...team.home, sections: ["contact", "videos"] } },
      aroundRenderer: (built) => ({
        ...built,
        render: (page) =>
          built.render({
            ...page,
            send: (path, init) => {
              asked.push(path);
              return page.send(path, init);
            },
          }),
      }),
    },
  );
  const { body } = await some.app.inject({ url: "/" });
  const ids = [...body.matchAll(/<section [^>]*?id="(\w+)"/g)].map(([, id]) => id);
  expect(ids).toEqual(["home", "contact", "videos"]);
  expect(body.match(/href="\/#\w+"/g)?.filter((link) => !/home|contact|videos/.test(link))).toEqual([]);
  expect(body).toContain('href="/news"');
  expect(asked.filter((path) => /players|api\/news|social|merchandise/.test(path))).toEqual([]);
  expect(asked.filter((path) => path.startsWith("/api/youtube-videos"))).toHaveLength(1);
  await some.close();
});

test("a section without entries is gone with all links to it, until it has one", async () => {
  const bare = await createTestSite({}, { team: { ...team, home: { ...team.home, showsEmpty: false } } });
  const page = async (url: string) => (await bare.app.inject({ url })).body;
  const listed = ["team", "achievements", "videos", "news"] as const;
  const found = async () => {
    const [home, about] = await Promise.all(["/", "/about"].map(page));
    return listed.filter((section) => home?.includes(`id="${section}"`) || about?.includes(`href="/#${section}"`));
  };
  expect(await found()).toEqual([]);
  expect(bare.app.publishedTeam.home.sections).toEqual(expect.arrayContaining([...listed]));

  const player = { gamertag: "Lumen_demo", realName: "Ada Lumen", role: "Coach", bio: "", specialty: "" } as const;
  await inTransaction(bare.db, async (tx) => {
    await tx.insert(players).values({ id: randomUUIDv7(), ...player });
    await publish(tx, "players");
  });
  await vi.waitFor(async () => expect(await found()).toEqual(["team"]));
  expect(JSON.parse(await page("/api/team")).home.sections).toContain("team");

  await inTransaction(bare.db, async (tx) => {
    await tx.delete(players);
    await publish(tx, "players");
  });
  await vi.waitFor(async () => expect(await found()).toEqual([]));
  await bare.close();
});

test("a team may show its empty sections, with a sentence in each", async () => {
  const body = await get("/");
  for (const sentence of ["No players found", "No achievements yet", "No videos available at the moment."])
    expect(body).toContain(sentence);
});

test("an address without a page has the team's words, and the countdown is only there with one", async () => {
  const notFound = { title: "Offside.", lead: "Nothing is played here." };
  const own = await createTestSite({}, { team: { ...team, notFound, home: { ...team.home, countdown: "" } } });
  const page = async (url: string) => (await own.app.inject({ url })).body;
  expect(await page("/nothing-here")).toMatch(/Offside\.<.*Nothing is played here\.</s);
  expect((await page("/")).includes('class="countdown"')).toBe(false);
  expect((await get("/")).includes('class="countdown"')).toBe(true);
  await own.close();
});

test("a management page with nobody on it is gone, with all that leads to it", async () => {
  const nobody = { ...shipped, management: { ...shipped.management, chiefs: [], heads: [] } };
  const other = await createTestSite({}, { team: nobody });
  const read = async (url: string) => (await other.app.inject({ url })).body;
  expect((await other.app.inject({ url: "/management" })).statusCode).toBe(404);
  for (const url of ["/", "/about", "/sitemap.xml"]) expect(await read(url), url).not.toMatch(/\/management["<]/);
  await other.close();
});
