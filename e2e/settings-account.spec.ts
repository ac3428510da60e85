import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { accountTexts } from "#contract/accounts/constants.ts";
import { team } from "#team.config.ts";
import type { Open } from "./fixtures/open-page.ts";
import { expect, expectAccessible, test } from "./fixtures/test.ts";
import { tokenMailed } from "./mails.ts";
import { type Person, password, personNamed, settled, toastSays } from "./member.ts";
import { callFrom, section, settingsOf } from "./own-settings.ts";

const fileName = `${team.wordmark.toLowerCase()}-my-data`;

test.use({ siteKind: { name: "settings-account" } });

/** Opens another browser of the same member. */
async function secondBrowserOf(open: Open, { email }: Person) {
  const page = await open("/about");
  expect(await callFrom(page, "/api/auth/login", { email, password })).toBe(200);
  return page;
}

test("a new password signs out the member's other browsers, and this one stays", async ({ open }) => {
  const dee = personNamed("Dee");
  const page = await settingsOf(open, "Dee");
  const other = await secondBrowserOf(open, dee);
  const form = section(page, "Password");
  await form.getByLabel("Current password").fill(password);
  await form.getByLabel("New password").fill("another horse battery");
  await form.getByRole("button", { name: "Change password" }).click();
  await toastSays(page, { title: accountTexts.passwordUpdated });
  expect(await form.getByLabel("New password").inputValue()).toBe("");
  await other.goto("/settings");
  await other.getByRole("heading", { name: "Sign in first" }).waitFor();
  await page.reload();
  await page.getByRole("heading", { name: "Devices" }).waitFor();
});

test("a wrong current password is reported at its field, and the new one isn't lost", { tag: "@long" }, async ({
  open,
}) => {
  const page = await settingsOf(open, "Edd", { mayRefuse: "/api/auth/change-password" });
  const form = section(page, "Password");
  await form.getByLabel("Current password").fill("not this one");
  await form.getByLabel("New password").fill("another horse battery");
  await form.getByRole("button", { name: "Change password" }).click();
  await form.getByText(accountTexts.wrongPassword).first().waitFor();
  expect(await form.getByLabel("New password").inputValue()).toBe("another horse battery");
});

test("every browser is listed; one is signed out after a question, and all others at once", { tag: "@long" }, async ({
  open,
}) => {
  const hal = personNamed("Hal");
  const page = await settingsOf(open, "Hal");
  const others = [await secondBrowserOf(open, hal), await secondBrowserOf(open, hal)];
  await page.reload();
  const devices = section(page, "Devices");
  expect(await devices.getByRole("listitem").count()).toBe(3);
  expect(await devices.getByRole("listitem").first().innerText()).toContain("This device");
  await devices
    .getByRole("button", { name: /^Sign out .+ on / })
    .first()
    .click();
  const dialog = page.getByRole("dialog", { name: "Sign out?" });
  await dialog.getByRole("button", { name: "Cancel" }).click();
  expect(await devices.getByRole("listitem").count()).toBe(3);
  await devices
    .getByRole("button", { name: /^Sign out .+ on / })
    .first()
    .click();
  await settled(dialog);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Sign out" }).click();
  await expect.poll(() => devices.getByRole("listitem").count()).toBe(2);
  await devices.getByRole("button", { name: "Sign out everywhere else" }).click();
  await dialog.getByRole("button", { name: "Sign out all others" }).click();
  await expect.poll(() => devices.getByRole("listitem").count()).toBe(1);
  for (const other of others) {
    await other.goto("/settings");
    await other.getByRole("heading", { name: "Sign in first" }).waitFor();
    await other.context().close();
  }
});

/** Returns what the browser downloads after this button is pressed. */
async function saved(page: Page, button: string) {
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    section(page, "Your data").getByRole("button", { name: button }).click(),
  ]);
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), "utf8") };
}

test("a device that couldn't be signed out stays listed, and the question says why", { tag: "@long" }, async ({
  open,
}) => {
  const page = await settingsOf(open, "Jo", { mayFail: "/api/auth/sessions" });
  const other = await secondBrowserOf(open, personNamed("Jo"));
  await page.reload();
  const devices = section(page, "Devices");
  await page.route("**/api/auth/sessions", (route) =>
    route.request().method() === "DELETE" ? route.abort() : route.continue(),
  );
  await devices.getByRole("button", { name: "Sign out everywhere else" }).click();
  const dialog = page.getByRole("dialog", { name: "Sign out?" });
  await dialog.getByRole("button", { name: "Sign out all others" }).click();
  await dialog.getByText("No answer came back").waitFor();
  await expectAccessible(page);
  expect(await devices.getByRole("listitem").count()).toBe(2);
  await page.unroute("**/api/auth/sessions");
  await dialog.getByRole("button", { name: "Sign out all others" }).click();
  await expect.poll(() => devices.getByRole("listitem").count()).toBe(1);
  await other.context().close();
});

test("a member downloads their own data to read and for programs, without anyone else's", { tag: "@long" }, async ({
  open,
}) => {
  const ivy = personNamed("Ivy");
  const _stranger = await settingsOf(open, "Jon");
  const page = await settingsOf(open, "Ivy");
  const json = await saved(page, "Download JSON");
  expect(json.name).toBe(`${fileName}.json`);
  expect(JSON.parse(json.text).sections[0].rows[0]).toMatchObject({ email: ivy.email, name: ivy.name });
  const readable = await saved(page, "Download a readable copy");
  expect(readable.name).toBe(`${fileName}.html`);
  for (const { text } of [json, readable]) {
    expect(text).toContain(ivy.email);
    expect(text).not.toContain("jon@sample.example");
  }
});

test("two quick downloads ask for the password once, and both arrive", { tag: "@long" }, async ({ open }) => {
  const page = await settingsOf(open, "Lou", { mayRefuse: "/api/auth/" });
  const asked: (() => void)[] = [];
  await page.route(
    "**/api/auth/export*",
    async (route) => {
      await new Promise<void>((answer) => {
        if (asked.push(answer) === 2) for (const refuse of asked) refuse();
      });
      await route.fulfill({ status: 403, json: { error: accountTexts.confirmFirst, code: "confirm_first" } });
    },
    { times: 2 },
  );
  const files: string[] = [];
  page.on("download", (download) => files.push(download.suggestedFilename()));
  await section(page, "Your data")
    .getByRole("button", { name: /^Download/ })
    .evaluateAll((buttons) => {
      for (const button of buttons) if (button instanceof HTMLElement) button.click();
    });
  const dialog = page.getByRole("dialog", { name: "Confirm it’s you" });
  await dialog.getByLabel("Password", { exact: true }).fill(password);
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect.poll(() => files.toSorted()).toEqual([`${fileName}.html`, `${fileName}.json`]);
  expect(await section(page, "Your data").locator("[aria-busy]").count()).toBe(0);
});

test("someone who signed in long ago enters their password before data leaves", { tag: "@long" }, async ({ open }) => {
  const page = await settingsOf(open, "Kim", { mayRefuse: "/api/auth/" });
  await page.route(
    "**/api/auth/export",
    // As after 15 minutes.
    (route) => route.fulfill({ status: 403, json: { error: accountTexts.confirmFirst, code: "confirm_first" } }),
    { times: 2 },
  );
  const data = section(page, "Your data");
  const dialog = page.getByRole("dialog", { name: "Confirm it’s you" });
  await data.getByRole("button", { name: "Download JSON" }).click();
  await dialog.waitFor();
  await settled(dialog);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await toastSays(page, { title: accountTexts.confirmFirst });
  await data.getByText(accountTexts.confirmFirst).waitFor(); // it outlives the toast

  await data.getByRole("button", { name: "Download JSON" }).click();
  await dialog.getByLabel("Password", { exact: true }).fill("not this one");
  await dialog.getByRole("button", { name: "Continue" }).click();
  await dialog.getByText(accountTexts.wrongPassword).first().waitFor();
  await dialog.getByLabel("Password", { exact: true }).fill(password);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    dialog.getByRole("button", { name: "Continue" }).click(),
  ]);
  expect(await readFile(await file.path(), "utf8")).toContain("kim@sample.example");
  await dialog.waitFor({ state: "hidden" });
});

test("a deleted account is gone: signed out immediately, and signing in fails", async ({ open, site }) => {
  const lea = personNamed("Lea");
  const page = await settingsOf(open, "Lea", { mayRefuse: "/api/auth/" });
  const ending = section(page, "Delete account");
  expect(await ending.innerText()).toContain("under a number that can’t be traced to you");
  await ending.getByRole("button", { name: "Delete my account" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete your account?" });
  await dialog.getByLabel("Password", { exact: true }).fill("not this one");
  await dialog.getByRole("button", { name: "Delete my account permanently" }).click();
  await dialog.getByText(accountTexts.wrongPassword).first().waitFor();
  await expectAccessible(page);
  await dialog.getByLabel("Password", { exact: true }).fill(password);
  await dialog.getByRole("button", { name: "Delete my account permanently" }).click();
  await toastSays(page, { title: "Your account is deleted" });
  await page.waitForURL(`${site.origin}/`);
  await expect.poll(() => page.getByRole("button", { name: "My Account" }).count()).toBe(0);
  expect(await callFrom(page, "/api/auth/login", { email: lea.email, password })).toBe(401);
  await page.goto("/settings");
  await page.getByRole("heading", { name: "Sign in first" }).waitFor();
});

/** Opens Settings as a member who has only ever signed in through the provider. */
async function settingsWithoutPassword(open: Open, name: string) {
  const page = await settingsOf(open, name, { mayRefuse: "/api/auth/" });
  await page.route("**/dashboard", async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replace('"hasPassword":true', '"hasPassword":false'),
    });
  });
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "My Account" }).click();
  await page.getByRole("link", { name: "Settings" }).first().click();
  await page.getByRole("heading", { name: "Settings", level: 1 }).waitFor();
  return page;
}

test("someone without a password gets links by mail instead, and deletes the account with one", {
  tag: "@long",
}, async ({ open, site }) => {
  const page = await settingsWithoutPassword(open, "Moe");
  await expectAccessible(page);
  await section(page, "Password").getByRole("button", { name: "Send me a link" }).click();
  await toastSays(page, { title: "Link sent" });
  await section(page, "Delete account").getByRole("button", { name: "Send me the link" }).click();
  await section(page, "Delete account").getByText("The link is on its way").waitFor();
  await page.goto(
    `/delete-account#${await tokenMailed(site, { to: { email: "moe@sample.example" }, path: "/delete-account" })}`,
  );
  await expectAccessible(page);
  await page.getByRole("button", { name: "Delete my account permanently" }).click();
  await page.getByRole("heading", { name: "Your account is deleted" }).waitFor();
  expect(await callFrom(page, "/api/auth/login", { email: "moe@sample.example", password })).toBe(401);
});
