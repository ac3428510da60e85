import type { Page } from "@playwright/test";
import { crowdingIn, underLauncher } from "./crowding.ts";
import { untilLaidOut } from "./fixtures/axe.ts";
import { expect, type Open } from "./fixtures/test.ts";

export const widths = [320, 390, 768, 1024, 1440, 1920];
export const overflowOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
/** Where the cast's pictures would be, though nothing is there. */
const mayAsk = "https://pictures.invalid/";
export const withoutPictures = { mayAsk, before: (tab: Page) => tab.route(`${mayAsk}**`, (route) => route.abort()) };

/** Opens a page once and checks a part of it at every width. */
export async function expectRoomIn(open: Open, path: string, part: string) {
  const page = await open(path, withoutPictures);
  await untilLaidOut(page);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await crowdingIn(page.locator(part)), `${path} ${part} ${width}`).toEqual([]);
    if (width > 1152) expect.soft(await underLauncher(page), `${path} ${width}`).toEqual([]);
  }
  return page;
}
