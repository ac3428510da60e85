import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { readFacts } from "#server/features/team/facts.format.ts";
import { publishFirstFacts } from "#server/features/team/team.service.ts";
import { useSite } from "#server/testing/site/use-site.ts";
import { team as firstTeam } from "#team.config.ts";

/** A team that wants hardly anything: one game, no points, no applications, no address elsewhere, and a home page to write to it. */
const facts = JSON.parse(
  readFileSync(join(resolve(import.meta.dirname, "../../.."), "examples/wheelwrights.json"), "utf8"),
);
const site = useSite({}, { servesAssets: true });

beforeAll(async () => {
  await publishFirstFacts(site().db, { facts, defaults: firstTeam });
  await site().app.readTeam();
});

const read = (url: string) => site().app.inject({ url });
const notIts = /Discord|\bApply\b|assistant|Redeem|\bSponsors\b|Merchandise|Subscription|[Pp]oints/;
const linksIn = (html: string) => [...html.matchAll(/<a [^>]*href="(\/[^"#]*)/g)].map(([, path = ""]) => path);
const headingsIn = (html: string) =>
  [...html.matchAll(/<h[1-3][^>]*>(.*?)<\/h[1-3]>/gs)].map(([, inside = ""]) => inside.replace(/<[^>]+>/g, "").trim());

test("its file has nothing wrong", () => {
  const { wrong, unknown } = readFacts(facts);
  expect({ wrong, unknown }).toEqual({ wrong: [], unknown: [] });
});

test("no page says or leads to what it doesn't have", async () => {
  const waiting = new Set(["/", "/about"]);
  for (const path of waiting) {
    const { statusCode, body } = await read(path);
    expect(statusCode, path).toBe(200);
    for (const link of linksIn(body)) if (!link.startsWith("/api/")) waiting.add(link);
    const said = body.replace(/<(style|script)\b.*?<\/\1>|<[^>]+>/gs, " ").match(notIts);
    expect(said?.[0], path).toBeUndefined();
  }
  expect([...waiting]).not.toEqual(expect.arrayContaining(["/points", "/apply", "/management", "/sponsors"]));
  for (const path of ["/points", "/management", "/sponsors"]) expect((await read(path)).statusCode, path).toBe(404);
});

test("its home page has only the section it wants, and no heading is empty", async () => {
  const { body } = await read("/");
  expect([...body.matchAll(/<section[^>]* id="([^"]+)"/g)].map(([, id]) => id)).toEqual(["home", "contact"]);
  for (const path of ["/", "/about"]) expect(headingsIn((await read(path)).body), path).not.toContain("");
});

test("all twenty leaders are on About, in their order", async () => {
  const { body } = await read("/about");
  const places = facts.about.leadership.map(({ name }: { name: string }) => body.indexOf(name));
  expect(places.toSorted((a: number, b: number) => a - b)).toEqual(places);
  expect(places).not.toContain(-1);
});
