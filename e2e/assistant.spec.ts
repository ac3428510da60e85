import { team } from "#team.config.ts";
import { expect, expectAccessible, phone, test } from "./fixtures/test.ts";

const launcher = { name: "Ask the team assistant" };

test.describe("the team assistant", () => {
  test("can be opened, asked and closed with only the keyboard", async ({ open }) => {
    const page = await open("/about");
    await page.getByRole("button", launcher).focus();
    await page.keyboard.press("Enter");
    const question = page.getByRole("textbox", { name: "Your question" });
    await expect.poll(() => question.evaluate((input) => input === document.activeElement)).toBe(true);
    await page.keyboard.type("how mny tornaments did you win");
    await page.keyboard.press("Enter");
    const log = page.getByRole("log");
    await expect.poll(() => log.innerText()).toContain("Eight placements so far, two of them first. $25,000 in total.");
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect
      .poll(() => page.getByRole("button", launcher).evaluate((key) => key === document.activeElement))
      .toBe(true);
  });

  test("has its three quick buttons, and lists its topics if it doesn't understand", { tag: "@long" }, async ({
    open,
  }) => {
    const page = await open("/about", { viewport: phone });
    await page.getByRole("button", launcher).click();
    for (const name of ["Players", "Wins", "Contact"]) {
      await page.getByRole("button", { name, exact: true }).first().waitFor();
    }
    await page.getByRole("button", { name: "Contact", exact: true }).first().click();
    await expect.poll(() => page.getByRole("log").innerText()).toContain(team.contactEmail);
    await page.getByRole("textbox", { name: "Your question" }).fill("what is the weather on mars");
    await page.keyboard.press("Enter");
    await expect.poll(() => page.getByRole("log").getByRole("button").count()).toBeGreaterThanOrEqual(10);
    await expectAccessible(page);
  });

  test("on a phone, an event's name is on a line of its own if its details are long", { tag: "@long" }, async ({
    open,
  }) => {
    const page = await open("/about", { viewport: phone });
    await page.getByRole("button", launcher).click();
    await page.getByRole("textbox", { name: "Your question" }).fill("when is the next match");
    await page.keyboard.press("Enter");
    const name = page.getByRole("log").getByRole("listitem").getByText("Solo Series Europe, Heat B");
    const lines = () =>
      name.evaluate((element) => element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight));
    await expect.poll(lines).toBeLessThan(1.5);
  });

  test("on a phone, a press on the page closes it, and it's closed on the next page", { tag: "@long" }, async ({
    open,
  }) => {
    const page = await open("/login", { viewport: phone });
    const panel = page.getByRole("dialog", { name: "Team assistant" });
    const email = page.getByRole("main").getByLabel("Email");
    await page.getByRole("button", launcher).click();
    await panel.waitFor();
    await email.click();
    await panel.waitFor({ state: "hidden" });
    expect(await email.evaluate((input) => input === document.activeElement)).toBe(true);
    await page.getByRole("button", launcher).click();
    await panel.waitFor();
    await page.goto("/apply");
    await page.getByRole("link", { name: "Apply as a moderator" }).click();
    await page.waitForURL("**/staff-application");
    expect(await panel.count()).toBe(0);
  });

  test("keeps the conversation from page to page", { tag: "@long" }, async ({ open }) => {
    const page = await open("/about");
    await page.getByRole("button", launcher).click();
    await page.getByRole("button", { name: "Wins", exact: true }).first().click();
    await expect.poll(() => page.getByRole("log").innerText()).toContain("Eight placements");
    await page.getByRole("banner").getByRole("link", { name: "Management", exact: true }).click();
    await page.waitForURL("**/management");
    expect(await page.getByRole("log").innerText()).toContain("Eight placements");
  });

  test("isn't on admin pages", { tag: "@long" }, async ({ open }) => {
    const page = await open("/admin-login");
    await page.waitForLoadState("networkidle");
    expect(await page.getByRole("button", launcher).count()).toBe(0);
  });
});
