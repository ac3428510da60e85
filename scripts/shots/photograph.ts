import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { accessLinksApi } from "#contract/access-links/endpoints.ts";
import { outageSentence } from "#contract/client.ts";
import { articlePath } from "#contract/news/article-path.ts";
import { newsApi } from "#contract/news/endpoints.ts";
import type { Person } from "#server/testing/heavy-cast/person.ts";
import { photographedAt } from "./clock.ts";
import { findTooWide, hideChance, isAwake, paintAll, settle } from "./in-page.ts";
import type { Shot } from "./shot.ts";
import type { FilledSite } from "./site.ts";

export type Studio = { browser: Browser; site: FilledSite; folder: string };

const heights: Record<number, number> = { 320: 640, 390: 844, 768: 1024, 1024: 768, 1440: 900, 1920: 1080 };

/** Opens the page in a new context at this width, and takes a screenshot. */
export async function photograph({ browser, site, folder }: Studio, shot: Shot, width: number) {
  const context = await openBrowserOf(browser, site, { shot, width });
  try {
    const page = await context.newPage();
    await page.goto(await addressOf(site, shot.path), { waitUntil: "load" });
    await page.waitForFunction(isAwake);
    await page.evaluate(paintAll);
    await standStill(page);
    await shot.act?.(page);
    await standStill(page);
    await page.evaluate(hideChance, site.origin);
    const file = join(folder, String(width), `${shot.who}-${shot.name}.png`);
    await mkdir(dirname(file), { recursive: true });
    await page.screenshot({ path: file, fullPage: !shot.isWindow, caret: "hide" });
    return { tooWide: await page.evaluate(findTooWide) };
  } finally {
    await context.close();
  }
}

type Look = { shot: Shot; width: number };

async function openBrowserOf(browser: Browser, site: FilledSite, { shot, width }: Look): Promise<BrowserContext> {
  const cookies = [...site.people[shot.who].jar].map(([name, value]) => ({ name, value, ...cookieRules }));
  const context = await browser.newContext({
    baseURL: site.origin,
    viewport: { width, height: heights[width] ?? 900 },
    isMobile: width < 768, // like a phone, whose scrollbar takes no room
    hasTouch: width < 768,
    locale: "en-GB",
    timezoneId: "Europe/London",
    reducedMotion: "reduce",
    storageState: { cookies, origins: [] },
  });
  await context.clock.setFixedTime(photographedAt);
  await context.addInitScript(settle, shot.meetsTour === true);
  await context.route(
    (url) => url.origin !== site.origin,
    (route) => route.abort(),
  );
  // Visits don't count.
  await context.route(/\/api\/(analytics\/beacon|news\/[^/]+\/view)/, (route) => route.fulfill({ status: 204 }));
  const { failing } = shot;
  if (failing)
    await context.route(
      (url) => url.pathname === failing,
      (route) => route.fulfill({ status: 500, json: { error: outageSentence } }),
    );
  return context;
}

const cookieRules = {
  domain: "127.0.0.1",
  path: "/",
  expires: -1,
  httpOnly: true,
  secure: true,
  sameSite: "Lax",
} as const;

/** Resolves addresses that differ on every site: `article 1` is the newest article. */
async function addressOf({ people }: FilledSite, path: string): Promise<string> {
  if (path === "temporary link") return unopenedLink(people.staff);
  const [, number] = /^article (\d)$/.exec(path) ?? [];
  if (!number) return path;
  const card = (await people.visitor.api(newsApi.cards))[Number(number) - 1];
  if (!card) throw new Error(`There is no ${path}`);
  return articlePath(card);
}

async function unopenedLink(staff: Person): Promise<string> {
  const links = await staff.api(accessLinksApi.list);
  const link = links.find(({ linkCode, isActive }) => linkCode !== null && isActive);
  if (!link) throw new Error("There is no temporary link that nobody has opened");
  return `/temp-access/${link.linkCode}`;
}

/** Scrolls through the page and back, and waits for pictures, fonts, lists and animations. */
async function standStill(page: Page) {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: "instant" });
      await frame();
      await frame();
    }
    scrollTo({ top: 0, behavior: "instant" });
    await frame();
    await document.fonts.ready;
  });
  await page
    .waitForFunction(
      () => {
        const isHere = [...document.images].every((image) => image.complete || !image.checkVisibility());
        const isLoading = [...document.querySelectorAll("[role=status]")].some(
          (one) => one.checkVisibility() && one.textContent.startsWith("Loading "),
        );
        const isMoving = document.getAnimations().some(({ playState, timeline, effect }) => {
          const isByTime = timeline === document.timeline; // animations tied to scrolling stop by themselves
          return isByTime && playState === "running" && effect?.getComputedTiming().endTime !== Infinity;
        });
        return isHere && !isMoving && !isLoading;
      },
      undefined,
      { timeout: 15_000 },
    )
    .catch(() => console.log(`  ${page.url()} didn't settle`));
}
