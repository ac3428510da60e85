import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { ilike } from "drizzle-orm";
import type { Database } from "#server/database/database.ts";
import { rewardItems } from "#server/features/points/points.table.ts";
import { publishFirstFacts } from "#server/features/team/team.service.ts";
import { team } from "#team.config.ts";
import type { Identity } from "./fixtures/people.ts";
import { expect, test, type Visit } from "./fixtures/test.ts";
import { goTo, opened, openState, refused } from "./page-states.ts";
import { addressesOf, type Made } from "./pages.ts";
import { fillForSweep } from "./sweep-content.ts";

/** A team that has no Discord, with members who had given a name there. */
const facts = JSON.parse(readFileSync("examples/nordlys.json", "utf8"));
const siteKind = {
  name: "without a Discord",
  fill: async (db: Database) => {
    await db.update(rewardItems).set({ name: "A role of your own" }).where(ilike(rewardItems.name, "%discord%")); // the demonstration's
    await publishFirstFacts(db, { facts, defaults: team });
  },
};
test.use({ siteKind });
test.describe.configure({ timeout: 300_000 }); // a walk through all pages

let made: Made & { member: Identity };

test.beforeAll(async ({ sites }) => {
  test.setTimeout(180_000);
  made = await fillForSweep(await sites.find(siteKind));
});

/** Runs in the page: what it says in words, placeholders and names, a line each. */
const linesOf = () => {
  const named = [...document.querySelectorAll("body *")].flatMap((element) =>
    ["placeholder", "aria-label", "title", "alt"].map((name) => element.getAttribute(name) ?? ""),
  );
  const options = [...document.querySelectorAll("option")].map((option) => option.label);
  return [document.title, ...document.body.innerText.split("\n"), ...named, ...options];
};

async function mentionsOn(page: Page, where: string): Promise<string[]> {
  await page.waitForFunction(() => !document.querySelector(".skeleton"));
  const lines = await page.evaluate(linesOf);
  return [...new Set(lines)].filter((line) => /discord/i.test(line)).map((line) => `${where}: ${line.slice(0, 100)}`);
}

/** What members are told of the names they had given: that they're kept, and how to remove theirs. */
const ofKeptNames =
  /^\/privacy: (.*If you gave us a Discord|.*or your Discord username|Remove your Discord|discord-provided|Whether you’ve told us your Discord)|^\/settings.*: (Discord$|We’re not on Discord any more|Remove Discord|.*Discord username, applications)|^\/delete-account.*: .*Discord username, applications/;
/** The editor lists every platform that a team can add an address on. */
const namesEveryPlatform = "/admin/site";

for (const reader of ["visitor", "member", "admin"] as const)
  test(`no page of a ${reader} of a team without a Discord names it`, { tag: "@long" }, async ({ open, site }) => {
    const storageState = { visitor: undefined, member: made.member, admin: site.admin }[reader];
    const visit: Visit = storageState ? { storageState } : { mayRefuse: "/api/" };
    // Pictures in the team's own colours are drawn when they're first asked for, and a busy machine may refuse some.
    const page = await open("/about", { ...visit, mayFail: "/art/" });
    const mentions: string[] = [];
    const paths = addressesOf(reader, made).filter((path) => path !== namesEveryPlatform);
    for (const path of paths) {
      await goTo(page, path);
      mentions.push(...(await mentionsOn(page, path)));
      const tabs = page.getByRole("main").getByRole("tab", { selected: false });
      for (const name of await tabs.allInnerTexts()) {
        await tabs.filter({ hasText: name }).first().click();
        mentions.push(...(await mentionsOn(page, `${path}, ${name}`)));
      }
    }
    for (const state of [...(opened[reader] ?? []), ...(refused[reader] ?? [])]) {
      await openState(page, state);
      mentions.push(...(await mentionsOn(page, `${state.path} ${state.press.join(", ")}`)));
    }
    expect(mentions.filter((mention) => !ofKeptNames.test(mention))).toEqual([]);
    expect(paths.length).toBeGreaterThan(8);
  });
