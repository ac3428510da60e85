import { articlePath } from "#contract/news/article-path.ts";
import { newsApi } from "#contract/news/endpoints.ts";
import { crowdingIn, deadIn, linesOf, underLauncher } from "./crowding.ts";
import { expect, phone, test } from "./fixtures/test.ts";
import { fillHeavySite, siteKind } from "./heavy-site.ts";
import { expectRoomIn, overflowOf, widths, withoutPictures } from "./room.ts";

test.use({ siteKind });
test.beforeAll(({ sites }) => fillHeavySite(sites));

const paths = ["/about", "/management", "/apply", "/calendar", "/dashboard", "/login", "/register", "/no-such-page"];

for (const width of [320, 390]) {
  test(`no page scrolls sideways in a window ${width} wide, however much there is on the site`, {
    tag: "@long",
  }, async ({ open }) => {
    for (const path of paths) {
      const page = await open(path, { viewport: { width, height: 844 } });
      expect.soft(await overflowOf(page), path).toBeLessThanOrEqual(0);
      await page.context().close();
    }
  });
}

test("results fit sums, words and names of any length, and wins leave room for the rest", { tag: "@long" }, async ({
  open,
}) => {
  const page = await expectRoomIn(open, "/", "#achievements");
  const results = page.locator("#achievements");
  await results.getByText(/^\$119,\d{3},\d{3}\.50$/).waitFor();
  await page.setViewportSize({ width: 1440, height: 900 });
  const { height = 0 } = (await results.locator("ol").first().boundingBox()) ?? {};
  expect(height).toBeLessThan(1.5 * 900); // eight wins
});

test("many players form rows that climb, with their figures on one line and long texts that unfold", {
  tag: "@long",
}, async ({ open }) => {
  const page = await expectRoomIn(open, "/", "#team");
  const team = page.locator("#team");
  await page.setViewportSize({ width: 1440, height: 900 });
  const players = await team.locator("ol > li").evaluateAll((entries) =>
    entries.map((entry) => ({
      top: Math.round(entry.querySelector("figure")?.getBoundingClientRect().bottom ?? 0),
      figures: Math.round(entry.querySelector("dl")?.getBoundingClientRect().top ?? 0),
      height: entry.querySelector("figure")?.clientHeight ?? 0,
    })),
  );
  const rows = Map.groupBy(players, ({ top }) => top);
  expect([...rows.values()].map((row) => row.length)).toEqual([5, 5, 5, 5]); // six per row with the demonstration
  for (const row of rows.values()) {
    expect(new Set(row.map(({ figures }) => figures)).size).toBe(1);
    const heights = row.map(({ height }) => height);
    expect(heights).toEqual(heights.toSorted((one, other) => one - other));
  }
  const rook = team.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "rook", exact: true }) });
  const rest = rook.getByText("what did we know at the time?");
  await expect(rest).toBeHidden();
  await rook.locator("summary").click();
  await expect(rest).toBeVisible();
  await rook.locator("summary").click();
  await page.setViewportSize(phone);
  const linksPlaces = await team.locator("ol > li").evaluateAll((entries) =>
    entries.map((entry) => {
      const [whole, links] = [entry, entry.querySelector("ul")].map((part) => part?.getBoundingClientRect());
      return `${Math.round((whole?.bottom ?? 0) - (links?.bottom ?? 0))} ${Math.round(links?.right ?? 0)}`;
    }),
  );
  expect([...new Set(linksPlaces)], "on a phone, links end where the entry ends").toHaveLength(1);
  const lefts = await team.locator("h3").evaluateAll((tags) => tags.map((tag) => tag.getBoundingClientRect().left));
  expect([...new Set(lefts)], "on a phone, all texts are in one column").toHaveLength(1);
  const { height = 0 } = (await team.locator("ol").first().boundingBox()) ?? {};
  expect(height / players.length, "on a phone, entries are short").toBeLessThan(300);
});

test("a picture that doesn't load is replaced by the drawn one, on the home page and in the news", {
  tag: "@long",
}, async ({ open }) => {
  for (const path of ["/", "/news"]) {
    const page = await expectRoomIn(open, path, "main");
    for (const picture of await page.locator("main img").all()) await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => deadIn(page)).toEqual([]);
    expect(await page.locator("main img[src^='/art/']").count()).toBeGreaterThan(2);
    expect(await page.locator("main img[data-drawn]").count()).toBeGreaterThan(0);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await overflowOf(page), `${path} ${width}`).toBeLessThanOrEqual(0);
    }
  }
});

test("in an article a broken picture is replaced by a landscape, and on a phone a table that doesn't fit says so", {
  tag: "@long",
}, async ({ open, site }) => {
  const dead = "article-body.webp";
  const article = (await site.asAdmin(newsApi.list)).find(({ content }) => content.includes(dead));
  if (!article) throw new Error("No article has a dead picture within its text.");
  const page = await open(articlePath(article), withoutPictures);
  const within = page.locator("img[alt='A picture that is no longer there']");
  await within.scrollIntoViewIfNeeded();
  await expect.poll(() => within.getAttribute("src")).toMatch(/^\/art\/terrain\/video\/gate-\d\.svg$/);
  for (const picture of await page.locator("main img").all()) await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => deadIn(page)).toEqual([]);

  const table = page.getByRole("region", { name: "Table" }).first();
  const hint = () => table.evaluate((region) => Number.parseFloat(getComputedStyle(region, "::before").height));
  await page.setViewportSize(phone);
  await expect.poll(hint).toBeGreaterThan(16);
  for (const cell of await table.locator("th, td").all())
    await cell.evaluate((one) => {
      one.replaceChildren("1");
      one.removeAttribute("class");
    });
  await expect.poll(hint, "all of it fits").toBe(0);
});

test("an article's small picture is never blown up", { tag: "@long" }, async ({ open, site }) => {
  const article = (await site.asAdmin(newsApi.list)).find(({ imageUrl }) => imageUrl?.startsWith("/media/"));
  if (!article) throw new Error("No article has an uploaded picture.");
  const page = await open(articlePath(article));
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const scale = await page
      .locator(".art > img")
      .evaluate((image: HTMLImageElement) => image.clientWidth / image.naturalWidth);
    expect.soft(scale, `${width}`).toBeLessThanOrEqual(1.5);
  }
});

test("the year on the about page is one line within its column, at every width", { tag: "@long" }, async ({ open }) => {
  const page = await open("/about");
  const year = page.getByRole("definition").filter({ hasText: /^\d{4}$/ });
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const [lines, past] = await year.evaluate((figures) => {
      const range = document.createRange();
      range.selectNodeContents(figures);
      const right = Math.max(...[...range.getClientRects()].map((line) => line.right));
      return [range.getClientRects().length, Math.round(right - figures.getBoundingClientRect().right)];
    });
    expect.soft(lines, `${width}`).toBe(1);
    expect.soft(past, `${width}`).toBeLessThanOrEqual(0);
  }
});

test("the assistant writes each place of its results on one line", { tag: "@long" }, async ({ open }) => {
  const page = await open("/about");
  await page.getByRole("button", { name: "Ask the team assistant" }).click();
  await page.getByRole("button", { name: "Wins", exact: true }).click();
  const places = page.getByRole("log").locator("li b");
  await places.first().waitFor();
  for (const place of await places.all()) {
    expect(await linesOf(place)).toBe(1);
    expect(await place.evaluate((mark) => mark.scrollWidth - mark.clientWidth)).toBeLessThanOrEqual(0);
  }
});

test("what's next is visible on a desktop without scrolling", { tag: "@long" }, async ({ open }) => {
  const page = await expectRoomIn(open, "/", "#home");
  await page.setViewportSize({ width: 1440, height: 900 });
  const next = await page.getByRole("region", { name: "Next up" }).boundingBox();
  expect((next?.y ?? 0) + (next?.height ?? 0)).toBeLessThanOrEqual(900);
});

test("rewards fit prices and names of any length, and no two look alike", { tag: "@long" }, async ({ open }) => {
  const page = await expectRoomIn(open, "/points", "main");
  await expect(page.locator("main .rewards > li:visible")).toHaveCount(8);
  await page.getByText(/^Show \d+ more rewards$/).click();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await crowdingIn(page.locator("main")), `all rewards ${width}`).toEqual([]);
    expect.soft(await overflowOf(page), `${width}`).toBeLessThanOrEqual(0);
  }
  const lefts = () =>
    page.locator("main .rewards > li").evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
  expect(new Set(await lefts()).size, "columns on a desktop").toBe(2);
  await page.setViewportSize({ width: 1024, height: 900 });
  expect(new Set(await lefts()).size, "columns on a tablet").toBe(1);
  const drawn = await page
    .locator("main img")
    .evaluateAll((images) => images.map((image) => image.dataset.drawn ?? image.getAttribute("src")));
  const names = await page.locator("main ol h3").allInnerTexts();
  expect(drawn.length).toBe(names.length);
  expect(new Set(drawn).size).toBe(new Set(names).size);
});

test("on a phone a reward's long description opens at a press, and its longest word breaks with a hyphen", {
  tag: "@long",
}, async ({ open }) => {
  const page = await expectRoomIn(open, "/points", "main");
  await page.getByText(/^Show \d+ more rewards$/).click();
  await page.setViewportSize(phone);
  const description = page.locator("main ol summary").first();
  const heightOf = () => description.evaluate((summary) => summary.getBoundingClientRect().height);
  const closed = await heightOf();
  await description.click();
  expect(await heightOf()).toBeGreaterThan(closed * 1.5);
  const longest = page.getByRole("heading", { name: /^Do\u00ad?nau\u00ad?dampf/ }).first();
  const { size, hyphens } = await longest.evaluate((it) => ({
    size: Number.parseFloat(getComputedStyle(it).fontSize),
    hyphens: it.textContent.split("\u00ad").length - 1,
  }));
  expect(size).toBeGreaterThanOrEqual(20);
  expect(hyphens).toBeGreaterThan(3);
});

test("on a phone the longest word of a headline is large enough to read", { tag: "@long" }, async ({ open }) => {
  const page = await expectRoomIn(open, "/news", "main");
  await page.setViewportSize(phone);
  const headline = page.getByRole("link", { name: /^Donaudampfschifffahrtsgesellschaftskapitänspokal/ }).first();
  const size = await headline.evaluate((link) => Number.parseFloat(getComputedStyle(link).fontSize));
  expect(size).toBeGreaterThanOrEqual(20);
  const pictures = page.locator("main ol img");
  const widest = await pictures.evaluateAll((all) => Math.max(...all.map((image) => image.clientWidth)));
  expect(widest, "the list's pictures are small").toBeLessThan(100);
});

test("the assistant's button is there from the start, in the bar or in the gutter", { tag: "@long" }, async ({
  open,
}) => {
  const page = await open("/about");
  const launcher = page.getByRole("button", { name: "Ask the team assistant" });
  const placeOf = async (width: number) => {
    await page.setViewportSize({ width, height: 900 });
    const bar = await page.getByRole("banner").boundingBox();
    const content = await page
      .locator("main .wrap")
      .first()
      .evaluate((wrap) => {
        const { right } = wrap.getBoundingClientRect();
        return right - Number.parseFloat(getComputedStyle(wrap).paddingRight);
      });
    const { x = 0, y = 0, height = 0 } = (await launcher.boundingBox()) ?? {};
    return y + height <= (bar?.height ?? 0) ? "bar" : x >= content - 1 ? "gutter" : "over the text";
  };
  for (const width of [320, 390, 768, 1024]) expect(await placeOf(width), `${width}`).toBe("bar");
  for (const width of [1152, 1440, 1920]) {
    expect(await placeOf(width), `${width}`).toBe("gutter");
    expect(await underLauncher(page), `${width}`).toEqual([]);
  }

  const menu = page.getByRole("button", { name: "Menu", exact: true });
  for (const width of [320, 390, 768]) {
    await page.setViewportSize({ width, height: 640 });
    const gap = async () =>
      ((await launcher.boundingBox())?.x ?? 0) -
      (await menu.evaluate((button) => button.getBoundingClientRect().right));
    await expect.poll(gap, { message: `${width}` }).toBeGreaterThanOrEqual(8);
  }
});
