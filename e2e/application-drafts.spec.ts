import type { Page } from "@playwright/test";
import { accountsApi } from "#contract/accounts/endpoints.ts";
import { applicationTexts } from "#contract/applications/constants.ts";
import { applicationsApi } from "#contract/applications/endpoints.ts";
import { staffQuestions } from "#contract/applications/questions.ts";
import { staffForm } from "#server/testing/cast/filled-forms.ts";
import { answersOn, fillStaffForm, messagesOn, option, pathOf, post, submit } from "./applicant.ts";
import { expect, expectAccessible, test } from "./fixtures/test.ts";
import { fillSignIn, hasFocus, openAsMember, password, personNamed, register, signOut, toastSays } from "./member.ts";

const say = applicationTexts;

test.describe("what is typed", () => {
  test("survives a reload and an ended session, and waits for its member to sign in again", async ({ open }) => {
    const page = await openAsMember(open, { name: "Dora", path: "/staff-application", visit: { mayRefuse: "/api/" } });
    await fillStaffForm(page, staffForm);
    await page.getByLabel(staffQuestions.timezone).press("End");
    await page.keyboard.type(" and Wales");
    await page.reload();
    const typed = { ...staffForm, timezone: `${staffForm.timezone} and Wales` };
    await expect.poll(() => answersOn(page)).toEqual(typed);

    await post(page, accountsApi.logout.path); // as in another window
    await page.getByLabel(staffQuestions.preferredName).fill("Dorothea");
    await submit(page);
    await toastSays(page, say.signInFirst);
    await page.getByRole("dialog", { name: "Your account" }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByText(`${say.signInFirst.description} What you typed is kept on this device.`).waitFor();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0); // at the top of the gate, not where the form was scrolled to
    await page.getByRole("main").getByRole("link", { name: "Sign In" }).click();
    await page.getByRole("main").getByLabel("Email").fill(personNamed("Dora").email);
    await page.getByRole("main").getByLabel("Password", { exact: true }).fill(password);
    await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
    await page.getByRole("button", { name: "Submit application" }).waitFor();
    expect(pathOf(page)).toBe("/staff-application");
    await expect.poll(() => answersOn(page)).toEqual({ ...typed, preferredName: "Dorothea" });
    await submit(page);
    await toastSays(page, { title: say.submitted });
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  });

  test("isn't shown to someone else who signs in on the same device", async ({ open }) => {
    const page = await openAsMember(open, { name: "Gita", path: "/staff-application" });
    await page.getByLabel(staffQuestions.preferredName).fill("Gita");
    await post(page, accountsApi.logout.path);
    await post(page, accountsApi.register.path, { ...personNamed("Hugo"), password });
    await page.reload();
    await expect.poll(() => answersOn(page)).toMatchObject({ discordTag: "hugo_sample", preferredName: "" });
  });

  test("before the scripts load wins over the stored draft, which fills in the rest", { tag: "@long" }, async ({
    open,
  }) => {
    const page = await openAsMember(open, { name: "Wilhelmina", path: "/staff-application" });
    await fillStaffForm(page, staffForm);
    await page.getByLabel(staffQuestions.timezone).fill("Wales");
    let goOn = () => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    await page.route("**/assets/*.js", (route) => held.then(() => route.continue()));
    const loaded = page.reload();
    await page.locator("html:not([data-ready])").waitFor();
    await page.getByLabel(staffQuestions.timezone).fill("Ireland");
    await page.getByLabel(staffQuestions.age).selectOption("17");
    await option(page, staffQuestions.confidence, "Maybe").check();
    goOn();
    await loaded;
    const typed = { ...staffForm, timezone: "Ireland", age: "17", confidence: "Maybe" };
    await expect.poll(() => answersOn(page)).toEqual(typed);
    expect(await page.locator(".count--enough").count()).toBe(2);
    await submit(page);
    await toastSays(page, { title: say.submitted });
  });

  test("is deleted when its member clears the form and confirms, or signs out", { tag: "@long" }, async ({ open }) => {
    const page = await openAsMember(open, { name: "Cleo", path: "/staff-application" });
    await page.getByText("We save your draft on this device until you send it or sign out.").waitFor();
    await page.getByLabel(staffQuestions.timezone).fill("Wales");
    await submit(page);
    await page.getByText(say.preferredName).waitFor();
    const clear = page.getByRole("button", { name: "Clear", exact: true });
    await clear.click();
    await page.getByRole("dialog", { name: "Clear the form?" }).waitFor();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect.poll(() => hasFocus(clear)).toBe(true);
    expect(await page.getByLabel(staffQuestions.timezone).inputValue()).toBe("Wales");
    await clear.click();
    await page.getByRole("button", { name: "Clear everything" }).click();
    await expect.poll(() => page.getByLabel(staffQuestions.timezone).inputValue()).toBe("");
    await expect.poll(() => hasFocus(clear)).toBe(true);
    expect(await messagesOn(page)).toEqual([]);
    await page.reload();
    expect(await page.getByLabel(staffQuestions.timezone).inputValue()).toBe("");

    await page.getByLabel(staffQuestions.timezone).fill("Ireland");
    await signOut(page);
    await page.getByRole("heading", { name: say.gate }).waitFor();
    await page.getByText(say.signInFirst.description, { exact: true }).waitFor();
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  });

  test("stays in its place if the server refuses it and says why", { tag: "@long" }, async ({ open }) => {
    const page = await openAsMember(open, {
      name: "Fritz",
      path: "/staff-application",
      visit: { mayRefuse: "/api/", mayFail: "/api/" },
    });
    await fillStaffForm(page, staffForm);
    await page.route(`**${applicationsApi.sendStaff.path}`, (route) => route.fulfill({ status: 502, body: "" }));
    await submit(page);
    await toastSays(page, { title: say.staffFailed, description: say.failed });
    expect(await messagesOn(page)).toEqual([say.failed]);
    expect(await answersOn(page)).toEqual(staffForm);
    await page.unroute(`**${applicationsApi.sendStaff.path}`);
    expect((await post(page, applicationsApi.sendStaff.path, staffForm)).status()).toBe(201); // as in another window
    await submit(page);
    await page.getByRole("heading", { name: "Application Submitted" }).waitFor();
  });
});

test("two tabs with the same form keep their own text, and sending one leaves what the other typed", {
  tag: "@long",
}, async ({ open }) => {
  const first = await openAsMember(open, { name: "Zola", path: "/staff-application" });
  const second = await first.context().newPage();
  await second.goto("/staff-application");
  const zone = (page: Page) => page.getByLabel(staffQuestions.timezone);
  const stored = () => first.evaluate(() => Object.values(localStorage).join());
  await fillStaffForm(first, staffForm);
  await zone(second).fill("Typed in the second tab");
  await expect.poll(stored).toContain("Typed in the second tab");
  expect(await answersOn(first)).toEqual(staffForm);
  await submit(first);
  await toastSays(first, { title: say.submitted });
  expect(await stored()).toContain("Typed in the second tab");
  expect(await zone(second).inputValue()).toBe("Typed in the second tab");
});

for (const path of ["/staff-application", "/dashboard"])
  test(`signing out in another tab, opened at ${path}, takes a half-typed application off the screen`, {
    tag: "@long",
  }, async ({ open }) => {
    const name = path === "/dashboard" ? "Yara" : "Yves";
    const page = await openAsMember(open, { name, path });
    if (path === "/dashboard")
      await page
        .getByRole("link", { name: /moderator/i })
        .first()
        .click();
    const preferred = page.getByLabel(staffQuestions.preferredName);
    await preferred.fill("Half typed");
    const other = await page.context().newPage();
    await other.goto("/about");
    await signOut(other);
    await preferred.waitFor({ state: "detached" });
    await page.getByRole("heading", { name: say.gate }).waitFor();
    await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  });

test("if your applications can't be loaded, the page says so and tries again", { tag: "@long" }, async ({
  open,
  site,
}) => {
  const ada = personNamed("Ada");
  await register(site.origin, ada);
  const page = await open("/login?returnUrl=/staff-application", { mayFail: applicationsApi.ownStaff.path });
  const own = `**${applicationsApi.ownStaff.path}`;
  await page.route(own, (route) => route.fulfill({ status: 503, body: "" }));
  await fillSignIn(page, ada);
  await page.getByText("Your application didn’t load").waitFor();
  await expectAccessible(page);
  await page.unroute(own);
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("button", { name: "Submit application" }).waitFor();
});

test("without script the form says it needs one, and its button is disabled", { tag: "@long" }, async ({ open }) => {
  const page = await openAsMember(open, {
    name: "Nora",
    path: "/staff-application",
    visit: { javaScriptEnabled: false },
  });
  expect(await page.getByRole("button", { name: "Submit application" }).isDisabled()).toBe(true);
  expect(await page.locator("main noscript p").innerText()).toContain("You need JavaScript to send");
});
