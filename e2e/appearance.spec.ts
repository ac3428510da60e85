import type { Page } from "@playwright/test";
import { dashboardTab } from "./dashboard.ts";
import { phone } from "./fixtures/open-page.ts";
import { expect, test } from "./fixtures/test.ts";
import { onEveryPage } from "./on-every-page.ts";
import { makeMember, programme, rowWith } from "./points-admin.ts";

/** Returns the labels of the open dialog's checkboxes that show the browser's box and our own, or neither. */
const boxesNotDrawnOnce = (page: Page) =>
  page.locator("dialog[open] input[type=checkbox]").evaluateAll((inputs) =>
    inputs
      .filter((input) => {
        const label = input.closest("label") ?? input;
        const isOurs = getComputedStyle(label, "::before").content !== "none";
        return isOurs === (getComputedStyle(input).opacity !== "0");
      })
      .map((input) => input.closest("label")?.textContent),
  );

/** Runs in the page: sums up layout shifts, as browsers count them. */
function sumShifts() {
  let sum = 0;
  const add = (shifts: PerformanceObserverEntryList) => {
    for (const shift of shifts.getEntries()) sum += "value" in shift ? Number(shift.value) : 0;
    document.documentElement.dataset.shifted = String(sum);
  };
  new PerformanceObserver(add).observe({ type: "layout-shift", buffered: true });
  document.addEventListener("DOMContentLoaded", () => {
    document.documentElement.dataset.shifted = String(sum);
  });
}

/** Runs in the page: resolves after the next paint. */
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Returns what is or was animated over time. Animations tied to scrolling don't count. */
const movingOn = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ timeline }) => timeline === document.timeline)
      .map((animation) => {
        const name = animation instanceof CSSAnimation ? animation.animationName : "transition";
        const { target = null } = animation.effect instanceof KeyframeEffect ? animation.effect : {};
        return `${name} of ${target?.className}`;
      }),
  );

test("with less motion, nothing on any page moves by itself", { tag: "@long" }, async ({ open, openAs }) => {
  await onEveryPage({ open, openAs }, { reducedMotion: "reduce" }, async (page, path) =>
    expect.soft(await movingOn(page), path).toEqual([]),
  );
});

test("the reading progress line follows the scroll, even with less motion", { tag: "@long" }, async ({ open }) => {
  const page = await open("/about", { reducedMotion: "reduce" });
  const widthAt = async (y: number) => {
    await page.evaluate((to) => scrollTo({ top: to, behavior: "instant" }), y);
    await page.evaluate(nextFrame);
    return page.evaluate(() => {
      const line = document.querySelector(".progress i");
      return (line?.getBoundingClientRect().width ?? 0) / innerWidth;
    });
  };
  const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  expect(await widthAt(0)).toBeLessThan(0.05);
  expect(Math.abs((await widthAt(end / 2)) - 0.5)).toBeLessThan(0.1);
  expect(await widthAt(end)).toBeGreaterThan(0.95);
});

test("with less motion, loading placeholders don't move", { tag: "@long" }, async ({ openAs }) => {
  const page = await openAs("admin", "/admin/players", { reducedMotion: "reduce" });
  await page.route("**/api/admin/applications?*", () => {}); // it never responds
  await page.route("**/api/admin/merchandise-links", () => {});
  await dashboardTab(page, "Applications").click();
  await page.locator(".skeleton").first().waitFor();
  await page.getByRole("banner").getByRole("switch", { name: "Merch links" }).click();
  await expect.poll(() => page.locator("[aria-busy=true]").count()).toBeGreaterThan(0);
  expect(await movingOn(page)).toEqual([]);
});

test("with less motion, the assistant opens, thinks and answers without moving", async ({ open }) => {
  const page = await open("/about", { reducedMotion: "reduce" });
  await page.route("**/api/**", () => {}); // the data for an answer never arrives
  await page.getByRole("button", { name: "Ask the team assistant" }).click();
  await page.getByRole("button", { name: "Wins", exact: true }).first().click();
  await page.locator(".assistant__typing").waitFor();
  expect(await movingOn(page)).toEqual([]);
});

/** Controls that show with a mark whether they are on. */
const marked = ":is([aria-selected], [aria-pressed], [role=switch], input:is([type=radio], [type=checkbox])):visible";

/** Returns one of each kind of control that looks the same on and off. */
async function unmarkedOn(page: Page): Promise<string[]> {
  const unmarked = new Map<string, boolean>();
  for (const control of await page.locator(marked).all()) {
    const kind = await control.evaluate((it) => `${it.localName}.${it.className} in ${it.parentElement?.className}`);
    if (unmarked.has(kind)) continue;
    const surface = control.locator("xpath=self::*[not(self::input)] | self::input/..");
    const before = await surface.screenshot({ animations: "disabled" });
    await control.evaluate(toggle);
    const after = await surface.screenshot({ animations: "disabled" });
    await control.evaluate(toggle);
    unmarked.set(kind, before.equals(after));
  }
  return [...unmarked].filter(([, isSame]) => isSame).map(([kind]) => kind);
}

/** Runs in the page. */
function toggle(control: Element) {
  if (control instanceof HTMLInputElement) control.checked = !control.checked;
  for (const name of ["aria-selected", "aria-pressed", "aria-checked"])
    if (control.hasAttribute(name))
      control.setAttribute(name, control.getAttribute(name) === "true" ? "false" : "true");
}

/** Returns the figures in a colour of ours, which the person's background may hide. */
const unforcedFiguresOn = (page: Page) =>
  page.locator(".numerals").evaluateAll((figures) => {
    const probe = document.body.appendChild(document.createElement("i"));
    probe.style.color = "CanvasText";
    const { color } = getComputedStyle(probe);
    probe.remove();
    return figures
      .filter((it) => getComputedStyle(it).color !== color)
      .map((it) => `${it.textContent} ${it.className}`);
  });

test("with forced colours every control still shows whether it is on, and every figure can be read", {
  tag: "@long",
}, async ({ open, openAs, site }) => {
  const visit = { forcedColors: "active", reducedMotion: "reduce" } as const;
  await makeMember(site, "Fay", 70);
  const ranks = await programme(openAs, "users", visit);
  await rowWith(ranks, "Fay").waitFor();
  expect(await unforcedFiguresOn(ranks)).toEqual([]);
  await onEveryPage({ open, openAs }, visit, async (page, path) => {
    expect.soft(await unmarkedOn(page), path).toEqual([]);
    expect.soft(await unforcedFiguresOn(page), path).toEqual([]);
  });
});

test("on a phone, hardly anything moves when the fonts load late", { tag: "@long" }, async ({ open }) => {
  const page = await open("/terms", { viewport: phone });
  let come = () => {};
  // A line may still wrap differently in the fallback font, which counts as 0.02. With a fallback of another width it was 0.16.
  await page.addInitScript(sumShifts);
  for (const path of ["/", "/about", "/management", "/apply", "/news"]) {
    const held = new Promise<void>((resolve) => {
      come = resolve;
    });
    await page.unroute("**/*.woff2");
    await page.route("**/*.woff2", (route) => held.then(() => route.continue()));
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await page.evaluate(nextFrame);
    come();
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(nextFrame);
    expect.soft(await page.evaluate(() => Number(document.documentElement.dataset.shifted)), path).toBeLessThan(0.03);
  }
});

for (const [path, action] of [
  ["/admin/calendar", "Add Event"],
  ["/admin/news", "Create Article"],
] as const)
  test(`each checkbox behind ${action} is drawn once`, { tag: "@long" }, async ({ openAs }) => {
    const page = await openAs("admin", path);
    await page.getByRole("main").getByRole("button", { name: action, exact: true }).click();
    await page.locator("dialog[open] input[type=checkbox]").first().waitFor({ state: "attached" });
    expect(await boxesNotDrawnOnce(page)).toEqual([]);
  });
