import type { Locator } from "@playwright/test";
import { articlePath } from "#contract/news/article-path.ts";
import { newsApi } from "#contract/news/endpoints.ts";
import { heavyMembers, heavyPassword } from "#server/testing/heavy-cast/people.ts";
import { linesOf } from "./crowding.ts";
import { expect, type Open, phone, test } from "./fixtures/test.ts";
import { fillHeavySite, siteKind } from "./heavy-site.ts";
import { withoutPictures } from "./room.ts";

test.use({ siteKind });
test.beforeAll(({ sites }) => fillHeavySite(sites));

/** Signs the busiest member in, and opens a page. */
async function openHeavyMember(open: Open, path: string) {
  const page = await open(`/login?returnUrl=${encodeURIComponent(path)}`, withoutPictures);
  const { email } = heavyMembers[0];
  for (const [label, text] of Object.entries({ Email: email, Password: heavyPassword }))
    await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByRole("main").getByRole("button", { name: "Sign In", exact: true }).click();
  await page.waitForURL(path);
  return page;
}

test("players' names look the same in every result, and prizes in words have one size", { tag: "@long" }, async ({
  open,
}) => {
  const page = await open("/", withoutPictures);
  const results = page.locator("#achievements");
  const looksOf = (parts: Locator) =>
    parts.evaluateAll((all) => all.map((one) => `${getComputedStyle(one).color} ${getComputedStyle(one).fontWeight}`));
  const [quiet] = await looksOf(results.locator("li > div > p:not(.result-list__players)"));
  const players = results.locator(".result-list__players");
  expect(await players.filter({ has: page.locator("summary") }).count()).toBeGreaterThan(0);
  expect(await players.and(page.locator("p")).count()).toBeGreaterThan(0);
  expect(new Set(await looksOf(players))).toEqual(new Set([quiet]));
  const wins = results.locator("li.tier-1:visible");
  const sizes = await wins
    .locator(".prize--words")
    .evaluateAll((all) => all.map((prize) => getComputedStyle(prize).fontSize));
  expect(sizes.length).toBeGreaterThan(1);
  expect(new Set(sizes).size).toBe(1);

  await page.setViewportSize(phone);
  const [column, rule] = await wins.last().evaluate((row) => {
    const position = row.querySelector(".pos");
    return [position, row].map((one) => Math.round(one?.getBoundingClientRect().bottom ?? 0));
  });
  expect(Math.abs((column ?? 0) - (rule ?? 0)), "the dark column ends on the last rule").toBeLessThanOrEqual(1);
});

test("on a phone an article's title is larger than its headings, and breaks long words with a hyphen", {
  tag: "@long",
}, async ({ open, site }) => {
  const article = (await site.asAdmin(newsApi.list)).find(({ title }) => title.startsWith("Donaudampfschiff"));
  if (!article) throw new Error("No article has a long word in its title.");
  const page = await open(articlePath(article), { viewport: phone, ...withoutPictures });
  const title = page.getByRole("heading", { level: 1 });
  const { size, brokenParts } = await title.evaluate((heading) => {
    const { firstChild, textContent } = heading;
    const linesIn = (start: number, end: number) => {
      const range = document.createRange();
      range.setStart(firstChild ?? heading, start);
      range.setEnd(firstChild ?? heading, end);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    };
    const parts = [...textContent.matchAll(/[^\s\u00ad]+/g)];
    return {
      size: Number.parseFloat(getComputedStyle(heading).fontSize),
      brokenParts: parts
        .filter(({ 0: part, index }) => linesIn(index + 1, index + part.length) > 1)
        .map(([part]) => part),
    };
  });
  expect(size).toBeGreaterThanOrEqual(36);
  expect(brokenParts).toEqual([]);
});

test("a table in an article takes the room beside the text on a desktop, and short cells stay on one line", {
  tag: "@long",
}, async ({ open, site }) => {
  const article = (await site.asAdmin(newsApi.list)).find(({ content }) => content.includes("north ridge"));
  if (!article) throw new Error("No article has a wide table.");
  const page = await open(articlePath(article), withoutPictures);
  const table = page.getByRole("region", { name: "Table" }).first();
  const widthOf = (part: Locator) => part.evaluate((one) => one.clientWidth);
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await widthOf(table)).toBeGreaterThan((await widthOf(page.locator("article .body > .lead"))) + 100);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const name of ["north ridge", "We talked about the barn"])
      expect(await linesOf(table.getByRole("cell", { name, exact: true })), `${name} ${width}`).toBe(1);
  }
});

test("every reward's button is above the name at the row's end, with enough points or not", { tag: "@long" }, async ({
  open,
}) => {
  const page = await openHeavyMember(open, "/points");
  await page.getByText(/^Show \d+ more rewards$/).click();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const places = await page.locator("main .rewards > li").evaluateAll((rows) =>
      rows.map((row) => {
        const [button, whole] = [row.querySelector("button"), row].map((part) => part?.getBoundingClientRect());
        const isBelow = (button?.top ?? 0) > (row.querySelector("h3")?.getBoundingClientRect().bottom ?? 0);
        return `${Math.round((whole?.right ?? 0) - (button?.right ?? 0))} ${isBelow}`;
      }),
    );
    expect(places.length).toBeGreaterThan(20);
    expect([...new Set(places)], `${width}`).toEqual(["0 false"]);
    const sizes = await page
      .locator("main .rewards h3")
      .evaluateAll((names) => names.map((name) => Number.parseFloat(getComputedStyle(name).fontSize)));
    expect(Math.min(...sizes), `names at ${width}`).toBeGreaterThanOrEqual(18);
  }
});

test("on a desktop the dashboard's lists share one second column", { tag: "@long" }, async ({ open }) => {
  const page = await openHeavyMember(open, "/dashboard");
  await page.setViewportSize({ width: 1440, height: 900 });
  const lefts: number[] = [];
  for (const name of ["Next events", "Where to next"]) {
    const texts = page.getByRole("region", { name }).getByRole("listitem").locator("h3 + p");
    await texts.first().waitFor();
    lefts.push(...(await texts.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)))));
  }
  expect(lefts.length).toBeGreaterThan(5);
  expect([...new Set(lefts)]).toHaveLength(1);
});

test("on a phone the news have one layout, and one line of tags", { tag: "@long" }, async ({ open }) => {
  const page = await open("/news", { viewport: phone, ...withoutPictures });
  const rows = await page.locator("main ol > li").evaluateAll((all) =>
    all.map((row) => {
      const parts = [row.querySelector("time"), row.querySelector(".meta"), row.querySelector("article")];
      const [date, meta, text] = parts.map((part) => part?.getBoundingClientRect());
      return `${date?.left} ${Math.round((date?.top ?? 0) - (meta?.top ?? 0))} ${text?.left}`;
    }),
  );
  expect(rows.length).toBeGreaterThan(5);
  expect([...new Set(rows)]).toHaveLength(1);
  const tags = page.getByRole("list", { name: "Tags" });
  const heights = await tags.evaluateAll((lists) => lists.map((list) => list.clientHeight));
  expect(Math.max(...heights)).toBeLessThan(30);
  await tags.filter({ hasText: "+19" }).first().waitFor();
});
