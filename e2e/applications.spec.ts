import { accountsApi } from "#contract/accounts/endpoints.ts";
import { applicationTexts, managementTypes } from "#contract/applications/constants.ts";
import { applicationsApi } from "#contract/applications/endpoints.ts";
import { managementQuestions, staffQuestions } from "#contract/applications/questions.ts";
import { managementForm, staffForm } from "#server/testing/cast/filled-forms.ts";
import { team } from "#team.config.ts";
import { formatDateTime } from "#web/ui/format/dates.ts";
import { fillStaffForm, messagesOn, option, pathOf, post, staffChoices, submit } from "./applicant.ts";
import { desktop, expect, expectAccessible, longIf, phone, test } from "./fixtures/test.ts";
import { tokenMailed } from "./mails.ts";
import { hasFocus, openAsMember, personNamed, toastSays } from "./member.ts";

const say = applicationTexts;

for (const [width, viewport] of [
  ["desktop", desktop],
  ["phone", phone],
] as const) {
  test(
    `on a ${width} the moderator form says what's wrong, clears each error once it's fixed, and is sent`,
    longIf(width !== "phone"),
    async ({ open }) => {
      const page = await openAsMember(open, { name: `Mona${width}`, path: "/staff-application", visit: { viewport } });
      expect(await page.getByLabel(staffQuestions.discordTag).inputValue()).toBe(`mona${width}_sample`);
      expect(await page.getByLabel(staffQuestions.age).inputValue()).toBe("18+");
      await expectAccessible(page);

      await page.getByLabel(staffQuestions.discordTag).fill(" ");
      await submit(page);
      await page.getByText(say.discordTag).waitFor();
      expect(await messagesOn(page)).toEqual([
        say.discordTag,
        say.timezone,
        say.preferredName,
        say.discordJoinDate,
        say.detailed,
        say.moderationExperience,
        say.serverLength,
        say.detailed,
        ...staffChoices.map(() => say.option),
      ]);
      expect(await hasFocus(page.getByLabel(staffQuestions.discordTag))).toBe(true);
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

      await page.getByLabel(staffQuestions.timezone).fill("Wales");
      await page.getByLabel(staffQuestions.whyModerator).fill(`  ${"a".repeat(49)}  `);
      await option(page, staffQuestions.confidence, "Maybe").check();
      await expect.poll(() => messagesOn(page)).not.toContain(say.timezone);
      expect(await page.getByText(say.detailed).count()).toBe(2);
      await expect.poll(() => page.getByText(say.option).count()).toBe(staffChoices.length - 1);
      await page.getByLabel(staffQuestions.whyModerator).fill("a".repeat(50));
      await expect.poll(() => page.getByText(say.detailed).count()).toBe(1);
      await page.getByRole("status").filter({ hasText: "Long enough" }).waitFor({ state: "attached" });

      await fillStaffForm(page, staffForm);
      await expect.poll(() => messagesOn(page)).toEqual([]);
      await page.getByLabel(staffQuestions.age).selectOption("Under 12");
      await submit(page);
      await page.getByText(say.tooYoung).waitFor();
      expect(await hasFocus(page.getByLabel(staffQuestions.age))).toBe(true);
      await page.getByLabel(staffQuestions.age).selectOption("16");
      await submit(page);
      await toastSays(page, { title: say.submitted });
      const heading = page.getByRole("heading", { name: "Application Submitted" });
      await expect.poll(() => hasFocus(heading)).toBe(true);
      await page.getByText(`Review time: ${team.join.reviewTime}. We’ll contact you on Discord.`).waitFor();
      expect(await page.getByRole("definition").first().innerText()).toBe("Pending");
      await expectAccessible(page);
    },
  );

  test(`on a ${width} an application that was sent is followed on its page and on the dashboard`, {
    tag: "@long",
  }, async ({ open }) => {
    const page = await openAsMember(open, {
      name: `Nele${width}`,
      path: "/dashboard",
      visit: { viewport, timezoneId: "Asia/Tokyo" },
    });
    await page.getByRole("heading", { name: `Hello, Nele${width} Sample` }).waitFor();
    expect(await page.getByText("Not sent yet").count()).toBe(2);
    await expectAccessible(page);
    const { createdAt } = await (await post(page, applicationsApi.sendManagement.path, managementForm)).json();
    await page.reload();
    const row = page
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { name: "Management", exact: true }) });
    await row.getByText("Pending").waitFor();
    expect(await row.innerText()).toContain(`Sent ${formatDateTime(createdAt, "Asia/Tokyo")}`);
    expect(await page.getByText("Not sent yet").count()).toBe(1);
    await expectAccessible(page);
    await row.getByRole("link", { name: "View management application" }).click();
    await page.getByRole("heading", { name: "Application Submitted" }).waitFor();
    expect(pathOf(page)).toBe("/management-application");
    expect(await page.getByRole("definition").allInnerTexts()).toEqual([
      "Pending",
      formatDateTime(createdAt, "Asia/Tokyo"),
    ]);
    expect(await page.locator("main form").count()).toBe(0);
    await expectAccessible(page);
    await page.goto("/apply");
    await page.getByRole("link", { name: "See your management application" }).waitFor();
    expect(await page.getByRole("region", { name: "Management" }).getByText("Pending").isVisible()).toBe(true);
    expect(await page.getByRole("region", { name: "Moderator" }).getByText("Pending").isVisible()).toBe(false);
    expect(await page.getByRole("link", { name: "Apply for management" }).count()).toBe(0);
    await page.getByRole("link", { name: "Apply as a moderator" }).waitFor();
    await page.getByRole("link", { name: "See your management application" }).click();
    await page.getByRole("heading", { name: "Application Submitted" }).waitFor();
  });
}

test("the management form is filled in and sent with only the keyboard", async ({ open }) => {
  const page = await openAsMember(open, { name: "Kira", path: "/management-application" });
  const { keyboard } = page;
  await page.locator("main").focus();
  await keyboard.press("Tab"); // skips the Discord tag, which is filled in
  for (const typed of ["1", "Kira", "Scotland"]) {
    await keyboard.press("Tab");
    await keyboard.type(typed);
  }
  expect(await page.getByLabel(managementQuestions.age, { exact: true }).inputValue()).toBe("13");
  for (const type of managementTypes) {
    await keyboard.press("Tab");
    if (type !== "Others") await keyboard.press("Space");
  }
  await keyboard.press("Tab");
  await keyboard.type(managementForm.managementExperience);
  for (const _ of ["confidence", "goodDecisions", "takeRoleSeriously", "discordHoursDaily"]) {
    await keyboard.press("Tab");
    await keyboard.press("ArrowDown");
  }
  await keyboard.press("Tab");
  await keyboard.type("Too short");
  await keyboard.press("Tab");
  await keyboard.press("Enter");
  await page.getByText(say.detailed).waitFor();
  expect(await hasFocus(page.getByLabel(managementQuestions.whatBringToStaff))).toBe(true);
  await keyboard.type(` ${"and put right ".repeat(4)}`);
  await expect.poll(() => messagesOn(page)).toEqual([]);
  await keyboard.press("Tab");
  await keyboard.press("Enter");
  await toastSays(page, { title: say.submitted });
  await page.getByRole("heading", { name: "Application Submitted" }).waitFor();
});

test("the management form says what's missing, starting with the first unanswered group", { tag: "@long" }, async ({
  open,
}) => {
  const page = await openAsMember(open, { name: "Runa", path: "/management-application" });
  for (const name of ["preferredName", "timezone"] as const)
    await page.getByLabel(managementQuestions[name]).fill(managementForm[name]);
  await submit(page);
  await page.getByText(say.managementAge).waitFor();
  await page.getByLabel(managementQuestions.age, { exact: true }).selectOption("17");
  await submit(page);
  await expect
    .poll(() => messagesOn(page))
    .toEqual([say.managementTypes, say.detailed, ...Array(4).fill(say.option), say.detailed]);
  await expect.poll(() => hasFocus(page.getByRole("checkbox", { name: managementTypes[0] }))).toBe(true);
  await expectAccessible(page);
  await page.keyboard.press("Space");
  await expect.poll(() => messagesOn(page)).not.toContain(say.managementTypes);
  await page.getByLabel(managementQuestions.managementExperience).fill(managementForm.managementExperience);
  await submit(page);
  await expect.poll(() => hasFocus(option(page, managementQuestions.confidence, "Yes"))).toBe(true);
});

test.describe("the dashboard", () => {
  test("shows what's waiting, sends the link again, and says when nothing is waiting", { tag: "@long" }, async ({
    open,
    site,
  }) => {
    const page = await openAsMember(open, { name: "Wanda", path: "/dashboard" });
    await page.getByRole("heading", { name: "1 waiting for you" }).waitFor();
    await page.getByRole("button", { name: "Send the link again" }).click();
    const { email } = personNamed("Wanda");
    await toastSays(page, { title: "Link sent", description: email });
    const token = await tokenMailed(site, { to: { email }, path: "/verify-email", count: 2 });
    expect((await post(page, accountsApi.verifyEmail.path, { token })).status()).toBe(200);
    await page.reload();
    await page.getByRole("heading", { name: "Nothing is waiting for you" }).waitFor();
    await expectAccessible(page);
  });
});
