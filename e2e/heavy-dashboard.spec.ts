import type { Locator, Page } from "@playwright/test";
import { linesOf } from "./crowding.ts";
import { password, username } from "./fixtures/people.ts";
import { desktop, expect, type Open, phone, test } from "./fixtures/test.ts";
import { fillHeavySite } from "./heavy-site.ts";
import { overflowOf, withoutPictures } from "./room.ts";

const siteKind = { name: "heavy-dashboard" };
test.use({ siteKind });

test.beforeAll(({ sites }) => fillHeavySite(sites, siteKind));

const deskLists = [
  { path: "/admin/achievements", most: 230 },
  { path: "/admin/news", most: 200 },
  { path: "/admin/points?tab=users", most: 180 },
  { path: "/admin/points?tab=transactions", most: 205 },
  { path: "/admin/settings?part=videos", most: 240 },
  { path: "/admin/settings?part=people", most: 170 },
];

/** Opens the dashboard as the site's admin. The sessions kept for `openAs` have ended. */
async function openDashboard(open: Open, viewport: typeof phone) {
  const page = await open("/admin-login", { viewport, ...withoutPictures });
  for (const [label, text] of Object.entries({ Username: username, Password: password }))
    await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByRole("main").getByRole("button", { name: "Sign In", exact: true }).click();
  await page.waitForURL("**/admin/players");
  return page;
}

async function rowsAt(page: Page, path: string) {
  await page.goto(path);
  const rows = page.locator("#admin-panel tbody:visible").first().locator("tr");
  await rows.nth(3).waitFor();
  return rows;
}

const middleOf = (one: Locator) =>
  one.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return (top + bottom) / 2;
  });

test("on a phone the dashboard's lists load 25 or 50 at a time, in rows of a few lines", { tag: "@long" }, async ({
  open,
}) => {
  const page = await openDashboard(open, phone);
  for (const { path, most } of deskLists) {
    const rows = await rowsAt(page, path);
    const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
    expect.soft(Math.max(...heights), path).toBeLessThanOrEqual(most);
    expect.soft(heights.length, path).toBeLessThanOrEqual(/actions|videos/.test(path) ? 50 : 25);
    expect.soft(await overflowOf(page), path).toBeLessThanOrEqual(0);
  }
});

test("on a phone a row's buttons are always at the end of its last line, beside something else", {
  tag: "@long",
}, async ({ open }) => {
  const page = await openDashboard(open, phone);
  const paths = [
    "/admin/achievements",
    "/admin/news",
    "/admin/points?tab=items&items-sort=price&items-order=desc",
    "/admin/settings?part=videos",
    "/admin/settings?part=people",
  ];
  for (const path of paths) {
    const rows = await rowsAt(page, path);
    const places = await rows.evaluateAll((all) =>
      all.map((row) => {
        const buttons = row.querySelector(".table__actions")?.getBoundingClientRect() ?? new DOMRect();
        const { right, bottom } = row.getBoundingClientRect();
        const middle = (buttons.top + buttons.bottom) / 2;
        const beside = [...row.querySelectorAll("td:not(.table__actions, .table__select)")].filter((cell) => {
          const box = cell.getBoundingClientRect();
          return box.top < middle && box.bottom > middle && box.left < buttons.left;
        });
        return { place: `${Math.round(right - buttons.right)} ${Math.round(bottom - middle)}`, beside: beside.length };
      }),
    );
    expect.soft(new Set(places.map(({ place }) => place)).size, path).toBe(1);
    expect.soft(Math.min(...places.map(({ beside }) => beside)), path).toBeGreaterThan(0);
  }
});

test("each date in the list of users is on one line, and the link to the admin accounts beside the heading", {
  tag: "@long",
}, async ({ open }) => {
  const page = await openDashboard(open, desktop);
  const rows = await rowsAt(page, "/admin/settings?part=people");
  await rows.locator("time").evaluateAll((dates) => {
    for (const date of dates) date.replaceChildren("28 Dec 2025"); // the widest
  });
  for (const date of await rows.locator("time").all()) expect(await linesOf(date)).toBe(1);
  for (const viewport of [desktop, phone]) {
    await page.setViewportSize(viewport);
    const middles = [
      await middleOf(page.getByRole("heading", { name: "Registered users" })),
      await middleOf(page.getByRole("link", { name: "Admin accounts" })),
    ];
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(12);
  }
  const lines = await rows.evaluateAll((all) =>
    all.map((row) => {
      const [email, name] = [...row.querySelectorAll(".table__sub, td + td")].map((it) => it.getBoundingClientRect());
      return email?.width === row.clientWidth && email.left === name?.left && email.bottom <= name.top;
    }),
  );
  expect(lines.every(Boolean), "on a phone the email has a line of its own, the Discord name the next").toBe(true);
});

test("the list of articles never cuts a tag, and on a phone its lines start at the same edge", {
  tag: "@long",
}, async ({ open }) => {
  const page = await openDashboard(open, desktop);
  const rows = await rowsAt(page, "/admin/news");
  const tags = rows.getByRole("list", { name: "Tags" });
  expect(await tags.count()).toBeGreaterThan(5);
  for (const width of [1440, 1024, 768, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const cut = await tags.locator("li").evaluateAll((all) =>
      all
        .filter((tag) => {
          const cell = tag.closest("td")?.getBoundingClientRect();
          return tag.scrollWidth > tag.clientWidth || tag.getBoundingClientRect().right > (cell?.right ?? 0);
        })
        .map((tag) => tag.textContent),
    );
    expect(cut, `${width}`).toEqual([]);
  }
  const edges = await rows.evaluateAll((all) =>
    all.map((row) => {
      const starts = row.querySelectorAll(".news-tab__title b, .news-tab__about, td:nth-child(3), td:nth-child(5)");
      return new Set([...starts].map((it) => Math.round(it.getBoundingClientRect().left))).size;
    }),
  );
  expect(new Set(edges)).toEqual(new Set([1]));
});

test("redemptions have room for what was redeemed", { tag: "@long" }, async ({ open }) => {
  const page = await openDashboard(open, desktop);
  const rows = await rowsAt(page, "/admin/points?tab=redemptions");
  const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
  expect(Math.max(...heights)).toBeLessThanOrEqual(125);
});

test("on a phone a list's file shares a line with its filters, and the log's fields with the row's first words", {
  tag: "@long",
}, async ({ open }) => {
  const page = await openDashboard(open, phone);
  for (const path of ["/admin/applications", "/admin/points?tab=transactions", "/admin/settings?part=audit"]) {
    await page.goto(path);
    const file = page.getByRole("link", { name: "Download CSV" });
    const filters = page.getByRole("button", { name: "Filters" });
    expect.soft(Math.abs((await middleOf(file)) - (await middleOf(filters))), path).toBeLessThan(8);
  }
  const row = page
    .locator("#admin-panel tbody tr")
    .filter({ has: page.locator("summary") })
    .first();
  const words = await middleOf(row.locator(".table__title"));
  expect(Math.abs((await middleOf(row.locator("summary"))) - words)).toBeLessThan(8);
});

test("on a phone the article editor's buttons are on one line", { tag: "@long" }, async ({ open }) => {
  const page = await openDashboard(open, phone);
  await page.goto("/admin/news");
  await page.getByRole("button", { name: "Create Article" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Create Article" });
  const bottoms = await dialog
    .locator(".editor__actions button")
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom));
  expect(bottoms.length).toBe(3);
  expect(Math.max(...bottoms) - Math.min(...bottoms)).toBeLessThan(3);
});

test("the first steps that are done take one line", { tag: "@long" }, async ({ open }) => {
  const page = await openDashboard(open, desktop);
  const done = page.getByRole("region", { name: /^First steps/ }).locator(".is-taken");
  await done.first().waitFor();
  const boxes = await done.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
  expect(boxes.length).toBeGreaterThan(1);
  expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
  expect(Math.max(...boxes.map(({ height }) => height))).toBeLessThan(50);
});

test("ranks are level with their row, and the top pages have the whole width", { tag: "@long" }, async ({ open }) => {
  const page = await openDashboard(open, desktop);
  await page.goto("/admin/points?tab=leaderboard");
  const leaders = page.locator(".ranks > li");
  await leaders.nth(9).waitFor();
  const offsets = await leaders.evaluateAll((all) =>
    all.slice(3).map((row) => {
      const text = document.createRange();
      text.selectNodeContents(row.querySelector(".leader__rank") ?? row);
      const [figure, whole] = [text.getBoundingClientRect(), row.getBoundingClientRect()];
      return Math.abs((figure.top + figure.bottom - whole.top - whole.bottom) / 2);
    }),
  );
  expect(Math.max(...offsets)).toBeLessThan(2);
  await page.goto("/admin/analytics");
  const rightOf = (one: Locator) => one.evaluate((element) => element.getBoundingClientRect().right);
  expect(await rightOf(page.locator(".top-pages table"))).toBe(await rightOf(page.locator(".live-viewers")));
  await expect(page.locator(".views-line__ends > span")).toHaveCount(3);
});

test("on a phone the calendar's days are below their names", { tag: "@long" }, async ({ open }) => {
  const page = await openDashboard(open, phone);
  await page.goto("/admin/calendar");
  const month = page.locator(".month");
  await month.waitFor();
  const insets = await month.evaluate((table) =>
    [...table.querySelectorAll("th")].map((head, column) => {
      const day = table.querySelectorAll("tbody tr:first-child td")[column]?.querySelector(".month__day");
      return [head, day].map((one) => one && Number.parseFloat(getComputedStyle(one).paddingLeft));
    }),
  );
  expect(insets.length).toBe(7);
  for (const [name, day] of insets) expect(day).toBe(name);
});

test("on a phone the form that adjusts points is one press away", { tag: "@long" }, async ({ open }) => {
  const page = await openDashboard(open, phone);
  await rowsAt(page, "/admin/points?tab=users");
  const form = page.getByRole("region", { name: "Adjust points" });
  await expect(form).not.toBeInViewport();
  const link = page.getByRole("link", { name: "Adjust points" });
  await expect(link).toBeInViewport();
  await link.click();
  await expect(form.getByRole("heading", { name: "Adjust points" })).toBeInViewport();
});

test("a single link that works has no boxes to select it, and on a phone its description has three lines", {
  tag: "@long",
}, async ({ open }) => {
  const page = await openDashboard(open, phone);
  await page.goto("/admin/temp-access");
  const links = page.getByRole("table", { name: "Links" }).locator("tbody tr");
  const row = links.filter({ hasText: "Active" });
  await expect(row).toHaveCount(1);
  await expect(page.getByRole("checkbox").or(page.locator(".table__select"))).toHaveCount(0);
  const description = row.locator("b");
  expect(await description.evaluate((text) => text.scrollHeight - text.clientHeight)).toBeLessThan(10);
  const badge = await row.locator(".badge").boundingBox();
  const text = await description.boundingBox();
  expect(badge?.y ?? 0).toBeGreaterThan((text?.y ?? 0) + (text?.height ?? 0));
});
