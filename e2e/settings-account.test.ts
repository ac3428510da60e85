import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, test } from "vitest";
import { accountTexts } from "#contract/account-forms.ts";
import { accessibilityFaults, useBrowser } from "./browser.ts";
import { type Person, password, personNamed, toastSays } from "./member.ts";
import { callFrom, linkMailedTo, section, settingsOf, settled } from "./own-settings.ts";

const journey = useBrowser();

/** Another browser of the same member. */
async function secondBrowserOf({ email }: Person) {
  const page = await journey().open("/about");
  expect(await callFrom(page, "/api/auth/login", { email, password })).toBe(200);
  return page;
}

test("a new password signs out the member's other browsers, and this one stays", async () => {
  const dee = personNamed("Dee");
  const page = await settingsOf(journey(), dee);
  const other = await secondBrowserOf(dee);
  const form = section(page, "Password");
  await form.getByLabel("Current password").fill(password);
  await form.getByLabel("New password").fill("another horse battery");
  await form.getByRole("button", { name: "Change password" }).click();
  await toastSays(page, { title: accountTexts.passwordUpdated });
  expect(await form.getByLabel("New password").inputValue()).toBe("");
  await other.goto(`${journey().origin}/settings`);
  await other.getByRole("heading", { name: "Sign in first" }).waitFor();
  await page.reload();
  await page.getByRole("heading", { name: "Devices" }).waitFor();
  await page.context().close();
  await other.context().close();
});

test("a wrong current password is told at its field, and the new one is not lost", async () => {
  const page = await settingsOf(journey(), personNamed("Edd"), { mayRefuse: "/api/auth/change-password" });
  const form = section(page, "Password");
  await form.getByLabel("Current password").fill("not this one");
  await form.getByLabel("New password").fill("another horse battery");
  await form.getByRole("button", { name: "Change password" }).click();
  await form.getByText(accountTexts.wrongPassword).first().waitFor();
  expect(await form.getByLabel("New password").inputValue()).toBe("another horse battery");
  await page.context().close();
});

test("every browser is listed; one is signed out after a question, and all others at once", async () => {
  const hal = personNamed("Hal");
  const page = await settingsOf(journey(), hal);
  const others = [await secondBrowserOf(hal), await secondBrowserOf(hal)];
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
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Sign out" }).click();
  await expect.poll(() => devices.getByRole("listitem").count()).toBe(2);
  await devices.getByRole("button", { name: "Sign out everywhere else" }).click();
  await dialog.getByRole("button", { name: "Sign out all others" }).click();
  await expect.poll(() => devices.getByRole("listitem").count()).toBe(1);
  for (const other of others) {
    await other.goto(`${journey().origin}/settings`);
    await other.getByRole("heading", { name: "Sign in first" }).waitFor();
    await other.context().close();
  }
  await page.context().close();
});

/** What a browser saved after a press on this button. */
async function saved(page: Page, button: string) {
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    section(page, "Your data").getByRole("button", { name: button }).click(),
  ]);
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), "utf8") };
}

test("a member saves their own data to read and for programs, and nobody else's is in it", async () => {
  const ivy = personNamed("Ivy");
  const stranger = await settingsOf(journey(), personNamed("Jon"));
  const page = await settingsOf(journey(), ivy);
  const json = await saved(page, "Download JSON");
  expect(json.name).toBe("flawless-my-data.json");
  expect(JSON.parse(json.text).sections[0].rows[0]).toMatchObject({ email: ivy.email, name: ivy.name });
  const readable = await saved(page, "Download a page to read");
  expect(readable.name).toBe("flawless-my-data.html");
  for (const { text } of [json, readable]) {
    expect(text).toContain(ivy.email);
    expect(text).not.toContain("jon@sample.example");
  }
  await page.context().close();
  await stranger.context().close();
});

test("whoever signed in long ago proves by password who they are before data leaves", async () => {
  const page = await settingsOf(journey(), personNamed("Kim"), { mayRefuse: "/api/auth/" });
  await page.route(
    "**/api/auth/export",
    (route) => route.fulfill({ status: 403, json: { error: accountTexts.confirmFirst, code: "confirm_first" } }), // as after 15 minutes
    { times: 2 },
  );
  const data = section(page, "Your data");
  const dialog = page.getByRole("dialog", { name: "Is it you?" });
  await data.getByRole("button", { name: "Download JSON" }).click();
  await dialog.waitFor();
  await settled(dialog);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await toastSays(page, { title: accountTexts.confirmFirst });

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
  await page.context().close();
});

test("a deleted account is gone: signed out at once, and signing in fails", async () => {
  const lea = personNamed("Lea");
  const page = await settingsOf(journey(), lea, { mayRefuse: "/api/auth/" });
  const ending = section(page, "Delete account");
  expect(await ending.innerText()).toContain("under a number that no longer leads to you");
  await ending.getByRole("button", { name: "Delete my account" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete your account?" });
  await dialog.getByLabel("Password", { exact: true }).fill("not this one");
  await dialog.getByRole("button", { name: "Delete my account for good" }).click();
  await dialog.getByText(accountTexts.wrongPassword).first().waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog.getByLabel("Password", { exact: true }).fill(password);
  await dialog.getByRole("button", { name: "Delete my account for good" }).click();
  await toastSays(page, { title: "Your account is deleted" });
  await page.waitForURL(`${journey().origin}/`);
  await expect.poll(() => page.getByRole("button", { name: "My Account" }).count()).toBe(0);
  expect(await callFrom(page, "/api/auth/login", { email: lea.email, password })).toBe(401);
  await page.goto(`${journey().origin}/settings`);
  await page.getByRole("heading", { name: "Sign in first" }).waitFor();
  await page.context().close();
});

/** On their settings as somebody who has only ever signed in through the provider would be. */
async function settingsWithoutPassword(person: Person) {
  const page = await settingsOf(journey(), person, { mayRefuse: "/api/auth/" });
  await page.route("**/about", async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replace('"hasPassword":true', '"hasPassword":false'),
    });
  });
  await page.goto(`${journey().origin}/about`);
  await page.getByRole("button", { name: "My Account" }).click();
  await page.getByRole("link", { name: "Settings" }).first().click();
  await page.getByRole("heading", { name: "Settings", level: 1 }).waitFor();
  return page;
}

test("somebody without a password gets links by mail instead, and deletes the account by one", async () => {
  const page = await settingsWithoutPassword(personNamed("Moe"));
  expect(await accessibilityFaults(page)).toEqual([]);
  await section(page, "Password").getByRole("button", { name: "Send me a link" }).click();
  await toastSays(page, { title: "Link sent" });
  await section(page, "Delete account").getByRole("button", { name: "Send me the link" }).click();
  await section(page, "Delete account").getByText("The link is on its way").waitFor();
  await page.goto(await linkMailedTo(journey(), "moe@sample.example", "/delete-account"));
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole("button", { name: "Delete my account for good" }).click();
  await page.getByRole("heading", { name: "Your account is deleted" }).waitFor();
  expect(await callFrom(page, "/api/auth/login", { email: "moe@sample.example", password })).toBe(401);
  await page.context().close();
});
