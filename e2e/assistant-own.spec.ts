import type { Page } from "@playwright/test";
import { teamToasts } from "#contract/team/admin/constants.ts";
import { teamAdminApi } from "#contract/team/admin/endpoints.ts";
import { toastSays } from "./dashboard.ts";
import { desktop, expect, expectAccessible, phone, test } from "./fixtures/test.ts";

test.use({ siteKind: { name: "assistant-own" } });

test.afterEach(({ site }) => site.asAdmin(teamAdminApi.discard)); // undoing made one

const launcher = { name: "Ask the team assistant" };

async function publish(desk: Page) {
  await desk.locator(".draft-state").getByText("Draft saved. Visitors see what’s published.").waitFor();
  await desk.getByRole("button", { name: "Publish", exact: true }).click();
  await desk.getByRole("dialog", { name: "Publish" }).getByRole("button", { name: "Publish now" }).click();
  await toastSays(desk, teamToasts.published);
}

/** Opens the assistant on a page and asks it something. */
async function ask(page: Page, question: string) {
  if (await page.getByRole("button", launcher).isVisible()) await page.getByRole("button", launcher).click();
  await page.getByRole("textbox", { name: "Your question" }).fill(question);
  await page.keyboard.press("Enter");
}

for (const [place, viewport] of Object.entries({ desktop, phone })) {
  test(`staff add a question of their own, which the assistant answers, and switch it off, on a ${place}`, {
    tag: "@long",
  }, async ({ open, openAs }) => {
    test.slow();
    const question = `Where do parcels to the ${place} start, and when do they arrive? ${"x".repeat(80)}`.slice(0, 80);
    const desk = await openAs("chief", "/admin/site?part=assistant", { viewport });
    await desk.getByRole("button", { name: "Add a question" }).click();
    const entry = desk.locator(".fact-list details[open]");
    await entry.getByLabel("Question").fill(question);
    await entry.getByLabel("Answer").fill("From Bergen.\nWithin a week.");
    await entry.getByLabel("Other words for it").fill("shipment");
    await desk.getByLabel("On streams").fill("");
    await publish(desk);
    await desk.reload();
    expect(await desk.getByLabel("On streams").inputValue()).toBe("");
    await expectAccessible(desk);

    const visitor = await open("/about", { viewport });
    const log = visitor.getByRole("log");
    await ask(visitor, "is there a shipmnet");
    await expect.poll(() => log.getByText("From Bergen.", { exact: true }).count()).toBe(1);
    await ask(visitor, "do you stream");
    await expect.poll(() => log.innerText()).toMatch(/You can watch us on|We don’t stream/);
    await ask(visitor, "what is the weather on mars");
    const offered = log.getByRole("button", { name: question });
    await offered.waitFor();
    expect(await log.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    await offered.click();
    await expect.poll(() => log.getByText("Within a week.").count()).toBe(2);
    await expectAccessible(visitor);

    const fetched: string[] = [];
    visitor.on("request", (request) => fetched.push(request.url()));
    await desk.getByRole("switch", { name: "Show the assistant" }).click();
    await publish(desk);
    for (const path of ["/about", "/login"]) {
      await visitor.goto(path); // the conversation is still kept, and was open
      await visitor.waitForLoadState("networkidle");
      expect(await visitor.getByRole("button", launcher).count()).toBe(0);
      expect(await visitor.getByRole("dialog", { name: "Team assistant" }).count()).toBe(0);
    }
    expect(await visitor.evaluate(() => sessionStorage.getItem("assistant"))).toContain("Bergen");
    expect(fetched.length).toBeGreaterThan(0);
    expect(fetched.filter((url) => /assistant-(panel|dock)/.test(url))).toEqual([]);
    await desk.getByRole("button", { name: "Undo" }).click();
    await toastSays(desk, teamToasts.undone);
  });
}
