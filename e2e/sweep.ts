import type { Page } from "@playwright/test";
import { accessibilityFaults } from "./fixtures/axe.ts";
import { treeFaults } from "./fixtures/names.ts";
import { phone } from "./fixtures/open-page.ts";

/** Runs in the page: whether nothing is loading or moving. */
const isAtRest = () =>
  !document.querySelector(".skeleton") &&
  !document.getAnimations().some(({ playState, timeline, effect }) => {
    const isByTime = timeline === document.timeline; // animations tied to scrolling stop by themselves
    return isByTime && playState === "running" && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
  });

/** Returns what axe finds and what the accessibility tree lacks, each with its page. */
export async function faultsOf(page: Page, where: string, without: string[] = []): Promise<string[]> {
  const look = async () => {
    await page.waitForFunction(isAtRest);
    return [...(await accessibilityFaults(page, without)), ...(await treeFaults(page))];
  };
  const first = await look();
  const faults = first.length > 0 ? await look() : []; // content that arrived while axe was running confuses it
  return faults.map((fault) => `${where}: ${fault}`);
}

/** Checks a page at desktop width, and each of its tabs. */
export async function faultsAtDesk(page: Page, path: string): Promise<string[]> {
  const faults = await faultsOf(page, path);
  const tabs = page.getByRole("main").getByRole("tab", { selected: false });
  for (const name of await tabs.allInnerTexts()) {
    await tabs.filter({ hasText: name }).first().click();
    faults.push(...(await faultsOf(page, `${path}, ${name}`)));
  }
  return faults;
}

/** Checks the page on a phone, except for its colours, which are the same. */
export async function faultsOnPhone(page: Page, path: string): Promise<string[]> {
  await page.setViewportSize(phone);
  return faultsOf(page, `${path} on a phone`, ["color-contrast"]);
}
