import { readFile } from "node:fs/promises";
import { applicationTexts } from "#contract/applications/constants.ts";
import { applicationsApi } from "#contract/applications/endpoints.ts";
import { staffForm } from "#server/testing/cast/filled-forms.ts";
import {
  callFrom,
  choiceOf,
  dashboardTab,
  decide,
  decisionOn,
  opened,
  pendingIn,
  readAnew,
  record,
  rowOf,
  toastSays,
} from "./dashboard.ts";
import { expect, expectAccessible, phone, test } from "./fixtures/test.ts";
import { hasFocus, openAsMember } from "./member.ts";

test.use({ siteKind: { name: "review" } });

test("on a phone an application is approved with notes, which the applicant reads on their page", async ({
  open,
  openAs,
}) => {
  const sender = await openAsMember(open, { name: "Mona", path: "/about" });
  await callFrom(sender, applicationsApi.sendStaff.path, { ...staffForm, preferredName: "Mona Sample" });
  const page = await openAs("admin", "/admin/applications", { viewport: phone });
  const pending = await pendingIn(page);
  expect(await dashboardTab(page, "Applications").innerText()).toContain(String(pending));
  const row = await opened(page, "Mona Sample");
  expect(await row.innerText()).toContain("Moderator");
  expect(await row.innerText()).toContain("mona@sample.example");
  expect(await row.innerText()).toContain(staffForm.whyModerator);
  const dialog = await decisionOn(page, row, "Approve");
  await dialog.getByText("The applicant will see these notes.", { exact: false }).waitFor();
  await dialog.getByText(applicationTexts.notesExported).waitFor();
  await expectAccessible(page);
  await dialog.getByLabel("Notes to the applicant").fill("Welcome!\nYour first evening is Friday.");
  await dialog.getByRole("button", { name: "Approve application" }).click();
  await expect.poll(() => pendingIn(page)).toBe(pending - 1);
  expect(await row.locator("summary").innerText()).toMatch(/Reviewed .* by ada_admin\s+Approved/);
  expect(await row.locator("summary").evaluate((line) => line === document.activeElement)).toBe(true);
  expect(await row.getByRole("button", { name: /^Approve/ }).count()).toBe(0);
  expect(await row.innerText()).toContain("Your first evening is Friday.");
  await sender.goto("/staff-application");
  await sender.getByText("Your first evening is Friday.").waitFor();
  expect(await sender.getByRole("main").innerText()).toContain("Approved");
});

test("a rejection needs notes; Cancel, Escape and closing decide nothing and keep them", async ({ openAs }) => {
  const page = await openAs("admin", "/admin/applications");
  await record(page, "Rufus Reject");
  await readAnew(page);
  const row = await opened(page, "Rufus Reject");
  const dialog = await decisionOn(page, row, "Reject");
  const notes = dialog.getByLabel("Notes to the applicant");
  expect(await hasFocus(notes)).toBe(true);
  await dialog.getByText("The applicant can’t read these notes on this site, so tell them on Discord.").waitFor();
  expect(await dialog.innerText()).not.toContain("The applicant will see");
  await dialog.getByRole("button", { name: "Reject application" }).click();
  await expect.poll(() => dialog.locator(".error").allInnerTexts()).toEqual([applicationTexts.reasonMissing]);
  expect(await hasFocus(notes)).toBe(true);
  await expectAccessible(page);
  await notes.fill("We have enough coaches.");
  await expect.poll(() => dialog.locator(".error").count()).toBe(0);
  for (const abort of [
    () => dialog.getByRole("button", { name: "Cancel" }).click(),
    () => page.keyboard.press("Escape"),
    () => dialog.getByRole("button", { name: "Close" }).click(),
  ]) {
    await abort();
    await dialog.waitFor({ state: "hidden" });
    expect(await hasFocus(row.getByRole("button", { name: /^Reject/ }))).toBe(true);
    expect(await row.locator("summary").innerText()).toContain("Pending");
    await decisionOn(page, row, "Reject");
    expect(await notes.inputValue()).toBe("We have enough coaches.");
  }
  await page.keyboard.press("Escape");
  await choiceOf(page, "Status").selectOption("Approved");
  await expect.poll(() => rowOf(page, "Rufus Reject").count()).toBe(0);
  await choiceOf(page, "Status").selectOption("All");
  await opened(page, "Rufus Reject");
  await decisionOn(page, row, "Approve"); // the reason for a rejection isn't offered for an approval
  expect(await notes.count()).toBe(0);
  await page.keyboard.press("Escape");
  await decisionOn(page, row, "Reject");
  expect(await notes.inputValue()).toBe("We have enough coaches.");
  await dialog.getByRole("button", { name: "Reject application" }).click();
  await expect.poll(() => row.locator("summary").innerText()).toContain("Rejected");
});

test("internal notes are kept beside an application, before and after its decision", { tag: "@long" }, async ({
  openAs,
}) => {
  const page = await openAs("admin", "/admin/applications");
  await record(page, "Ines Internal");
  await readAnew(page);
  const row = await opened(page, "Ines Internal");
  const notes = row.getByLabel("Internal notes");
  await row.getByText(applicationTexts.internalNotesHint).waitFor();
  const save = row.getByRole("button", { name: "Save notes" });
  expect(await save.count()).toBe(0);
  await notes.fill("Knows the coach.");
  await expectAccessible(page);
  await save.click();
  await expect.poll(() => row.getByRole("button", { name: /^(Save notes|Saving)/ }).count()).toBe(0);
  const dialog = await decisionOn(page, row, "Approve");
  const within = dialog.getByLabel("Internal notes");
  expect(await within.inputValue()).toBe("Knows the coach.");
  await within.fill("Knows the coach. Start in May.");
  await dialog.getByRole("button", { name: "Approve application" }).click();
  await expect.poll(() => row.locator("summary").innerText()).toContain("Approved");
  await expect.poll(() => notes.inputValue()).toBe("Knows the coach. Start in May.");
  await readAnew(page);
  await opened(page, "Ines Internal");
  expect(await notes.inputValue()).toBe("Knows the coach. Start in May.");
});

test("a decision that's opened while internal notes are being saved has them", { tag: "@long" }, async ({ openAs }) => {
  const page = await openAs("admin", "/admin/applications");
  await record(page, "Hetty Hurried");
  await readAnew(page);
  const row = await opened(page, "Hetty Hurried");
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/api/admin/applications/*/internal-notes", (route) => released.then(() => route.continue()));
  await row.getByLabel("Internal notes").fill("Knows the coach.");
  await row.getByRole("button", { name: "Save notes" }).click();
  await row.getByRole("button", { name: "Saving..." }).waitFor();
  const dialog = await decisionOn(page, row, "Approve");
  expect(await dialog.getByLabel("Internal notes").inputValue()).toBe("Knows the coach.");
  release();
  await expect.poll(() => row.getByRole("button", { name: /^Saving/, includeHidden: true }).count()).toBe(0);
  await dialog.getByLabel("Internal notes").fill("Knows the coach. Start in May.");
  await dialog.getByRole("button", { name: "Approve application" }).click(); // a conflict would be a failed response
  await expect.poll(() => row.locator("summary").innerText()).toContain("Approved");
  expect(await row.getByLabel("Internal notes").inputValue()).toBe("Knows the coach. Start in May.");
});

test("the list can be saved as a file for spreadsheets, filtered as it is shown", { tag: "@long" }, async ({
  openAs,
}) => {
  const page = await openAs("admin", "/admin/applications");
  await record(page, "Cleo Coach", { type: "coach" });
  await record(page, "Dana Designer", { type: "gfx_vfx" });
  await page.goto("/admin/applications?type=gfx_vfx");
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download CSV" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("applications.csv");
  const text = await readFile(await file.path(), "utf8");
  expect(text).toContain("Dana Designer");
  expect(text).not.toContain("Cleo Coach");
});

test("if someone else was quicker, their review is shown and your notes aren't lost", { tag: "@long" }, async ({
  openAs,
}) => {
  const page = await openAs("admin", "/admin/applications", { mayRefuse: "/api/admin/applications/" });
  const { id } = await record(page, "Quentin Quick");
  await readAnew(page);
  const row = await opened(page, "Quentin Quick");
  const dialog = await decisionOn(page, row, "Approve");
  await dialog.getByLabel("Notes to the applicant").fill("Mine came later.");
  const theirs = { status: "approved", reviewNotes: "Theirs came first." };
  await callFrom(page, `/api/admin/applications/${id}`, theirs, "PATCH");
  await dialog.getByRole("button", { name: "Approve application" }).click();
  await dialog.getByText(applicationTexts.reviewed).waitFor(); // it stays open and says so
  await page.keyboard.press("Escape");
  await expect.poll(() => row.innerText()).toContain("Theirs came first.");
  expect(await row.innerText()).toContain("Mine came later.");
});

test("a review stays open with its notes while its row leaves the list behind it", { tag: "@long" }, async ({
  openAs,
}) => {
  const page = await openAs("admin", "/admin/applications?status=pending", {
    mayRefuse: "/api/admin/applications",
    before: (opening) => opening.clock.install(),
  });
  const { id } = await record(page, "Stella Stays");
  await readAnew(page);
  const row = await opened(page, "Stella Stays");
  const dialog = await decisionOn(page, row, "Approve");
  await dialog.getByLabel("Notes to the applicant").fill("Half a sentence");
  await callFrom(page, `/api/admin/applications/${id}`, { status: "rejected", reviewNotes: "No." }, "PATCH");
  await record(page, "Ned Newer"); // the list is loaded again for it
  await page.clock.runFor(31_000);
  await expect.poll(() => row.count()).toBe(0);
  expect(await dialog.getByLabel("Notes to the applicant").inputValue()).toBe("Half a sentence");
  await dialog.getByRole("button", { name: "Approve application" }).click();
  await dialog.getByText(applicationTexts.reviewed).waitFor();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
});

test("a review that doesn't arrive says so, and can be sent again", { tag: "@long" }, async ({ openAs }) => {
  const page = await openAs("admin", "/admin/applications");
  const { id } = await record(page, "Ulla Unreached");
  await readAnew(page);
  const row = await opened(page, "Ulla Unreached");
  const dialog = await decisionOn(page, row, "Approve");
  await dialog.getByLabel("Notes to the applicant").fill("Hello.");
  await page.route(`**/api/admin/applications/${id}`, (route) => route.abort());
  await dialog.getByRole("button", { name: "Approve application" }).click();
  await expect
    .poll(() => dialog.locator(".error").innerText())
    .toBe("No answer came back, so this may have gone through. Check before you try again.");
  await page.unroute(`**/api/admin/applications/${id}`);
  expect(await dialog.getByLabel("Notes to the applicant").inputValue()).toBe("Hello.");
  await dialog.getByRole("button", { name: "Approve application" }).click();
  await expect.poll(() => row.locator("summary").innerText()).toContain("Approved");
});

test("deleting asks first, and names the applicant", { tag: "@long" }, async ({ openAs }) => {
  const page = await openAs("admin", "/admin/applications");
  await record(page, "Dora Delete");
  await record(page, "Nora Next");
  await readAnew(page);
  const row = await opened(page, "Dora Delete");
  await row.getByRole("button", { name: /^Delete the/ }).click();
  const dialog = page.getByRole("dialog", { name: "Delete the application of Dora Delete?" });
  await expect(dialog.getByRole("button", { name: "Delete application" })).toHaveClass(/button--danger/);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  expect(await row.count()).toBe(1);
  await row.getByRole("button", { name: /^Delete the/ }).click();
  await dialog.getByRole("button", { name: "Delete application" }).click();
  await toastSays(page, applicationTexts.deleted);
  await expect.poll(() => row.count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe("summary");
  await readAnew(page);
  expect(await row.count()).toBe(0);
});

test("with only the keyboard: from the tab to a row, its notes and its approval", { tag: "@long" }, async ({
  openAs,
}) => {
  const page = await openAs("admin", "/admin/applications");
  await record(page, "Kay Keyboard");
  await readAnew(page);
  await dashboardTab(page, "Applications").focus();
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? "");
  for (let presses = 0; presses < 10 && !(await focused()).includes("Kay Keyboard"); presses++)
    await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  const row = rowOf(page, "Kay Keyboard");
  for (let presses = 0; presses < 10 && !(await focused()).startsWith("Approve"); presses++)
    await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Approve Kay Keyboard?" });
  await dialog.waitFor();
  await page.keyboard.type("Well played.");
  for (let presses = 0; presses < 5 && (await focused()) !== "Approve application"; presses++)
    await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await row.locator("summary", { hasText: "Approved" }).waitFor();
  expect(await focused()).toContain("Kay Keyboard");
});

test("a decision can be taken back: by the toast, by its card, and with the notes in the form again", {
  tag: "@long",
}, async ({ openAs }) => {
  const page = await openAs("admin", "/admin/applications?status=pending", { viewport: phone });
  await record(page, "Tina Takenback");
  await readAnew(page);
  const pending = await pendingIn(page);
  const row = await opened(page, "Tina Takenback");
  await decide(page, row, { verb: "Reject", notes: "Not this time." });
  await toastSays(page, applicationTexts.rejected);
  await expect.poll(() => row.count()).toBe(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await toastSays(page, applicationTexts.takenBack);
  await row.waitFor();
  await expect.poll(() => pendingIn(page)).toBe(pending);

  await page.goto("/admin/applications");
  await opened(page, "Tina Takenback");
  await decide(page, row, { verb: "Approve", notes: "Welcome!" });
  const button = row.getByRole("button", { name: "Take back the decision on Tina Takenback" });
  await button.waitFor();
  await expectAccessible(page);
  await button.click();
  await toastSays(page, applicationTexts.takenBack);
  await expect.poll(() => row.locator("summary").innerText()).toContain("Pending");
  expect(await row.locator("summary").evaluate((line) => line === document.activeElement)).toBe(true);
  const dialog = await decisionOn(page, row, "Approve");
  expect(await dialog.getByLabel("Notes to the applicant").inputValue()).toBe("Welcome!");
});

test("a decision that someone else took back first says so", { tag: "@long" }, async ({ openAs }) => {
  const page = await openAs("admin", "/admin/applications", { mayRefuse: "/api/admin/applications/" });
  const { id } = await record(page, "Lena Late");
  await readAnew(page);
  const row = await opened(page, "Lena Late");
  await decide(page, row, { verb: "Approve" });
  const path = `/api/admin/applications/${id}/take-back`;
  const asked: string[] = [];
  await page.route(`**${path}`, async (route) => {
    if (asked.push(path) === 1) await callFrom(page, path, {}); // taken back before the row can show it
    await route.continue();
  });
  await row.getByRole("button", { name: /^Take back/ }).click();
  await row.getByRole("alert").getByText(applicationTexts.undecided, { exact: true }).waitFor();
});
