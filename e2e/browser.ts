import { type Browser, type BrowserContextOptions, chromium, type Page } from "@playwright/test";
import AxeSource from "axe-core";
import { afterAll, beforeAll, expect } from "vitest";
import { type SiteProcess, startSiteProcess } from "#server/testing/site-process.ts";

const quiet = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export const desktop = { width: 1440, height: 900 };
export const phone = { width: 390, height: 844 };

type Visit = BrowserContextOptions & {
  /** Addresses elsewhere that this visit may ask for. */
  mayAsk?: string;
  /** The start of our own addresses that refuse something on this visit: Chrome reports their answers to the console. */
  mayRefuse?: string;
  /** What happens in the tab before it goes to the page. */
  before?: (page: Page) => Promise<unknown>;
  /** Whether staff who are new meet the tour of the dashboard; otherwise they have seen it, whatever their name. */
  meetsTour?: boolean;
};

export type Journey = {
  origin: string;
  /** A page in a browser of its own, which fails the journey if its console or a request to elsewhere is not clean. */
  open: (path: string, visit?: Visit) => Promise<Page>;
  site: SiteProcess;
};

/** One site with demonstration content and one browser for a file of journeys. */
export function useBrowser(settings: Record<string, string> = {}, options: string[] = []): () => Journey {
  let site: SiteProcess | undefined;
  let browser: Browser | undefined;
  const complaints: string[] = [];
  beforeAll(async () => {
    site = await startSiteProcess({ RATE_LIMITS: "1000", ...settings }, options);
    browser = await chromium.launch({ executablePath: process.env.CHROME_PATH, args: quiet });
  });
  afterAll(async () => {
    await browser?.close();
    await site?.close();
    expect(complaints).toEqual([]);
  });
  return () => {
    if (!site || !browser) throw new Error("The browser opens before the first journey.");
    const { origin } = site;
    const opened = browser;
    return { origin, site, open: (path, visit) => openPage({ browser: opened, origin, complaints }, path, visit) };
  };
}

type Opening = { browser: Browser; origin: string; complaints: string[] };

async function openPage(
  { browser, origin, complaints }: Opening,
  path: string,
  { mayAsk, mayRefuse, before, meetsTour, ...options }: Visit = {},
): Promise<Page> {
  const context = await browser.newContext({
    viewport: desktop,
    locale: "en-GB",
    timezoneId: "Europe/London",
    ...options,
  });
  if (!meetsTour) await context.addInitScript(rememberTour);
  const page = await context.newPage();
  if (options.javaScriptEnabled !== false) waitUntilAlive(page);
  const visited = new Set<string>();
  page.on("request", (request) => request.isNavigationRequest() && visited.add(request.url()));
  page.on("console", (message) => {
    const { url } = message.location();
    const isOwnStatus = visited.has(url.replace(/#.*/, "")); // Chrome reports a page's own 404 to the console
    const isRefusal = mayRefuse !== undefined && url.startsWith(origin + mayRefuse);
    if (["error", "warning"].includes(message.type()) && !isOwnStatus && !isRefusal)
      complaints.push(`${path}: ${message.text()}`);
  });
  page.on("pageerror", (error) => complaints.push(`${path}: ${error.message}`));
  const known = [origin, "data:", ...(mayAsk ? [mayAsk] : [])];
  page.on("request", (request) => {
    if (!known.some((start) => request.url().startsWith(start))) complaints.push(`${path} asked ${request.url()}`);
  });
  await before?.(page);
  await page.goto(origin + path, { waitUntil: "load" });
  return page;
}

/** A press counts once the page's script listens, which is some time after it has loaded. */
function waitUntilAlive(page: Page) {
  const { goto, reload } = page;
  const isAlive = () =>
    !document.querySelector("script[type=module]") || document.documentElement.hasAttribute("data-ready");
  const settle = () => page.waitForFunction(isAlive, undefined, { timeout: 10_000 }).catch(() => undefined); // it may be held up on purpose
  page.goto = async (...args) => {
    const answer = await goto.apply(page, args);
    await settle();
    return answer;
  };
  page.reload = async (...args) => {
    const answer = await reload.apply(page, args);
    await settle();
    return answer;
  };
}

/** Runs in the page: the names of those who sign in there, guests' too, are not known before. */
function rememberTour() {
  const { getItem } = Storage.prototype;
  Storage.prototype.getItem = function get(key) {
    return key.startsWith("tour:") ? "skipped" : getItem.call(this, key);
  };
}

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What axe finds wrong with the page as it stands, one line each. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  await page.evaluate(AxeSource.source);
  return page.evaluate(async (tags) => {
    const { violations } = await window.axe.run(document, { runOnly: tags });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
  }, rules);
}

declare global {
  interface Window {
    axe: typeof AxeSource;
  }
}
