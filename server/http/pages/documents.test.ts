import { beforeAll, describe, expect, test } from "vitest";
import { inTransaction, publish } from "#server/database/database.ts";
import { fillDemonstration } from "#server/features/demonstration/demonstration.service.ts";
import { features } from "#server/features.ts";
import { signedInMember, signedInStaff } from "#server/testing/cast/cast.ts";
import { recordStatements } from "#server/testing/lists/recorded-statements.ts";
import { useSite } from "#server/testing/site/use-site.ts";

const site = useSite();
let sam: Awaited<ReturnType<typeof signedInMember>>;
let kim: Awaited<ReturnType<typeof signedInMember>>;
let chief: Awaited<ReturnType<typeof signedInStaff>>;
let admin: Awaited<ReturnType<typeof signedInStaff>>;

beforeAll(async () => {
  await fillDemonstration(site().db, features);
  sam = await signedInMember(site(), { name: "Sam Nobody-Else" });
  kim = await signedInMember(site());
  chief = await signedInStaff(site(), "chief");
  admin = await signedInStaff(site(), "admin");
});

const get = (url: string, cookie?: string) => site().app.inject({ url, headers: cookie ? { cookie } : {} });
const documents = ["/", "/about", "/management", "/apply", "/news", "/privacy", "/terms", "/nothing-here"];
const gates = ["/points", "/calendar", "/dashboard", "/settings", "/staff-application", "/management-application"];
const scriptsOf = (html: string) => [...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, source]) => source);
const isDocument = (html: string) =>
  scriptsOf(html).every((source) => source?.startsWith("/assets/entry-")) && !html.includes("page-data");

describe("a document", () => {
  test.each(documents)("at %s has one script and none of the app's data, whoever is signed in", async (url) => {
    for (const cookie of [undefined, sam.cookie, chief.cookie, `${sam.cookie}; ${chief.cookie}`]) {
      const { body, headers } = await get(url, cookie);
      expect(scriptsOf(body)).toHaveLength(1);
      expect(isDocument(body)).toBe(true);
      expect(headers["speculation-rules"]).toBe('"/speculation-rules.json"');
    }
  });

  test("is the same for all members, says nothing about them and is never stored", async () => {
    const [one, other] = [await get("/", sam.cookie), await get("/", kim.cookie)];
    expect(other.body).toBe(one.body);
    expect(one.body).toContain("My Account");
    expect(one.body).not.toContain(sam.member.name);
    expect(one.body).not.toContain(sam.member.email);
    expect(one.headers["cache-control"]).toBe("no-store");
  });

  test("differs for a visitor, a member, staff and someone who is both", async () => {
    const cookies = [undefined, sam.cookie, chief.cookie, `${sam.cookie}; ${chief.cookie}`];
    const bodies = await Promise.all(cookies.map(async (cookie) => (await get("/", cookie)).body));
    const shown = bodies.map((body) => ["My Account", "Admin Panel"].filter((words) => body.includes(words)));
    expect(shown).toEqual([[], ["My Account"], ["Admin Panel"], ["My Account", "Admin Panel"]]);
  });

  test("shows members a change immediately", async () => {
    const before = (await get("/", sam.cookie)).body;
    await inTransaction(site().db, (tx) => publish(tx, "players"));
    expect((await get("/", sam.cookie)).body).toBe(before); // the same content makes the same bytes
    const { players } = await import("#server/features/players/players.table.ts");
    await inTransaction(site().db, async (tx) => {
      await tx.update(players).set({ realName: "Renamed Example" });
      await publish(tx, "players");
    });
    expect((await get("/", sam.cookie)).body).toContain("Renamed Example");
  });

  test.each(["/", "/about", "/news"])("at %s is the same for two people of a kind and is never stored", async (url) => {
    const pairs = [
      [sam.cookie, kim.cookie],
      [chief.cookie, admin.cookie],
      [`${sam.cookie}; ${chief.cookie}`, `${kim.cookie}; ${admin.cookie}`],
    ] as const;
    const bodies = new Set<string>();
    for (const [one, other] of pairs) {
      const responses = [await get(url, one), await get(url, other)];
      expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
      expect(responses.map(({ headers }) => headers["cache-control"])).toEqual(["no-store", "no-store"]);
      expect(responses[1]?.body).toBe(responses[0]?.body);
      bodies.add(responses[0]?.body ?? "");
    }
    expect(bodies.size).toBe(3);
  });

  test.each([
    ["a visitor", () => undefined, { member: 0, staff: 0 }],
    ["a member", () => sam.cookie, { member: 1, staff: 0 }],
    ["staff", () => chief.cookie, { member: 0, staff: 1 }],
    ["someone who is both", () => `${sam.cookie}; ${chief.cookie}`, { member: 1, staff: 1 }],
  ])("takes one session lookup of each kind at most for %s", async (_who, cookie, lookups) => {
    const statements = recordStatements(site().db);
    try {
      for (const url of documents) {
        for (const _made of [false, true]) {
          statements.clear();
          expect((await get(url, cookie())).statusCode, url).toBeLessThan(500);
          const found = {
            member: statements.countReadsOf("member_sessions"),
            staff: statements.countReadsOf("staff_sessions"),
          };
          expect(found, url).toEqual(lookups);
        }
      }
    } finally {
      statements.stop();
    }
  });

  test("is served to every member of a crowd who ask at once", async () => {
    site().app.signedInResponses.invalidate("*");
    const responses = await Promise.all(Array.from({ length: 300 }, () => get("/", sam.cookie)));
    expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  });
});

describe("a gate", () => {
  test.each(gates)("at %s is a document while it is closed and a page of the app once it opens", async (url) => {
    const closed = await get(url);
    expect(isDocument(closed.body)).toBe(true);
    const open = await get(url, sam.cookie);
    expect(isDocument(open.body)).toBe(false);
    expect(open.body).toContain("page-data");
    expect(open.headers["speculation-rules"]).toBeUndefined();
  });

  test("opens to staff at the calendar and stays closed to them elsewhere", async () => {
    expect(isDocument((await get("/calendar", chief.cookie)).body)).toBe(false);
    expect(isDocument((await get("/points", chief.cookie)).body)).toBe(true);
  });
});

test("the page for applicants leads back to where they came from, through sign-in or a new account", async () => {
  const linksOf = async (url: string) => [...(await get(url)).body.matchAll(/href="(\/(?:login|register)[^"]*)"/g)];
  const onwards = async (url: string) => (await linksOf(url)).map(([, href]) => href);
  for (const way of ["/login?returnUrl=%2Fcalendar", "/register?returnUrl=%2Fcalendar"])
    expect(await onwards("/apply?returnUrl=/calendar")).toContain(way);
  for (const nowhere of ["/no-such-page", "//elsewhere.example", "/api/auth/logout"])
    expect((await onwards(`/apply?returnUrl=${nowhere}`)).filter((href) => href?.includes(nowhere))).toEqual([]);
});

test("browsers may load documents ahead, but no personal pages", async () => {
  const { headers, body } = await get("/speculation-rules.json");
  expect(headers["content-type"]).toContain("application/speculationrules+json");
  expect(body).toContain('"/news/*"');
  for (const own of ["/points", "/dashboard", "/settings", "/admin", "/api"]) expect(body).not.toContain(own);
});
