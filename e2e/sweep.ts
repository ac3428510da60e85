import type { Page } from "@playwright/test";
import { accessibilityFaults } from "./fixtures/axe.ts";
import { treeFaults } from "./fixtures/names.ts";
import { phone } from "./fixtures/open-page.ts";

/** Runs in the page: nothing is on its way any more, and nothing moves. */
const isAtRest = () =>
  !document.querySelector(".skeleton") &&
  !document.getAnimations().some(({ playState, timeline, effect }) => {
    const isByTime = timeline === document.timeline; // what is tied to scrolling rests by itself
    return isByTime && playState === "running" && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
  });

/** What axe finds, and what the browser's own tree lacks, each with where it was found. */
export async function faultsOf(page: Page, where: string, without: string[] = []): Promise<string[]> {
  const look = async () => {
    await page.waitForFunction(isAtRest);
    return [...(await accessibilityFaults(page, without)), ...(await treeFaults(page))];
  };
  const first = await look();
  const faults = first.length > 0 ? await look() : []; // what arrived while axe was looking confuses it
  return faults.map((fault) => `${where}: ${fault}`);
}

/** A page at a desk, and each of its tabs. */
export async function faultsAtDesk(page: Page, path: string): Promise<string[]> {
  const faults = await faultsOf(page, path);
  const tabs = page.getByRole("main").getByRole("tab", { selected: false });
  for (const name of await tabs.allInnerTexts()) {
    await tabs.filter({ hasText: name }).first().click();
    faults.push(...(await faultsOf(page, `${path}, ${name}`)));
  }
  return faults;
}

/** What a phone shows of the page; its colours are the same there. */
export async function faultsOnPhone(page: Page, path: string): Promise<string[]> {
  await page.setViewportSize(phone);
  return faultsOf(page, `${path} on a phone`, ["color-contrast"]);
}
