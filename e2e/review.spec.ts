import { applicationTexts } from "#contract/applications/constants.ts";
import { applicationsApi } from "#contract/applications/endpoints.ts";
import { staffForm } from "#server/testing/cast/filled-forms.ts";
import { callFrom, choiceOf, opened, pendingIn, readAnew, record, rowOf, toastSays } from "./dashboard.ts";
import { expect, expectAccessible, phone, test } from "./fixtures/test.ts";
import { openAsMember } from "./member.ts";

test.use({ siteKind: { name: "review" } });

test("on a phone an application is approved with notes, which its sender reads on their page", async ({
  open,
  openAs,
}) => {
  const sender = await openAsMember(open, { name: "Mona", path: "/about" });
  await callFrom(sender, applicationsApi.sendStaff.path, { ...staffForm, preferredName: "Mona Sample" });
  const page = await openAs("admin", "/admin/applications", { viewport: phone });
  const pending = await pendingIn(page);
  expect(await page.getByRole("tab", { name: /^Applications/ }).innerText()).toContain(String(pending));
  const row = await opened(page, "Mona Sample");
  expect(await row.innerText()).toContain("Moderator");
  expect(await row.innerText()).toContain("mona@sample.example");
  expect(await row.innerText()).toContain(staffForm.whyModerator);
  expect(await row.innerText()).toContain("The applicant will see these notes.");
  await expectAccessible(page);
  await row.getByLabel("Review notes").fill("Welcome!\nYour first evening is Friday.");
  await row.getByRole("button", { name: "Approve" }).click();
  await expect.poll(() => pendingIn(page)).toBe(pending - 1);
  expect(await row.locator("summary").innerText()).toMatch(/Reviewed .* by ada_admin\s+Approved/);
  expect(await row.locator("summary").evaluate((line) => line === document.activeElement)).toBe(true);
  expect(await row.getByRole("button", { name: "Approve" }).count()).toBe(0);
  expect(await row.innerText()).toContain("Your first evening is Friday.");
  await sender.goto("/staff-application");
  await sender.getByText("Your first evening is Friday.").waitFor();
  expect(await sender.getByRole("main").innerText()).toContain("Approved");
});

test("a rejection needs notes, which are kept until they are sent", async ({ openAs }) => {
  const page = await openAs("admin", "/admin/applications");
  await record(page, "Rufus Reject");
  await readAnew(page);
  const row = await opened(page, "Rufus Reject");
  await row.getByRole("button", { name: "Reject", exact: true }).click();
  await expect.poll(() => row.locator(".error").allInnerTexts()).toEqual([applicationTexts.reasonMissing]);
  const notes = row.getByLabel("Review notes");
  expect(await notes.evaluate((field) => field === document.activeElement)).toBe(true);
  await expectAccessible(page);
  await notes.fill("We have enough coaches.");
  await expect.poll(() => row.locator(".error").count()).toBe(0);
  await choiceOf(page, "Status").selectOption("Approved");
  await expect.poll(() => rowOf(page, "Rufus Reject").count()).toBe(0);
  await choiceOf(page, "Status").selectOption("All");
  await opened(page, "Rufus Reject");
  expect(await notes.inputValue()).toBe("We have enough coaches.");
  await row.getByRole("button", { name: "Reject", exact: true }).click();
  await expect.poll(() => row.locator("summary").innerText()).toContain("Rejected");
});

test("when somebody else was quicker, their review is shown and one's own notes are not lost", async ({ openAs }) => {
  const page = await openAs("admin", "/admin/applications", { mayRefuse: "/api/admin/applications/" });
  const { id } = await record(page, "Quentin Quick");
  await readAnew(page);
  const row = await opened(page, "Quentin Quick");
  await row.getByLabel("Review notes").fill("Mine came later.");
  const theirs = { status: "approved", reviewNotes: "Theirs came first." };
  await callFrom(page, `/api/admin/applications/${id}`, theirs, "PATCH");
  await row.getByRole("button", { name: "Approve" }).click();
  await toastSays(page, applicationTexts.reviewed);
  await expect.poll(() => row.innerText()).toContain("Theirs came first.");
  expect(await row.locator(".error").innerText()).toBe(applicationTexts.reviewed);
  expect(await row.innerText()).toContain("Mine came later.");
});

test("a review that does not arrive says so, and can be sent again", async ({ openAs }) => {
  const page = await openAs("admin", "/admin/applications");
  const { id } = await record(page, "Ulla Unreached");
  await readAnew(page);
  const row = await opened(page, "Ulla Unreached");
  await row.getByLabel("Review notes").fill("Hello.");
  await page.route(`**/api/admin/applications/${id}`, (route) => route.abort());
  await row.getByRole("button", { name: "Approve" }).click();
  await expect.poll(() => row.locator(".error").innerText()).toBe("Please check your connection and try again.");
  await page.unroute(`**/api/admin/applications/${id}`);
  expect(await row.getByLabel("Review notes").inputValue()).toBe("Hello.");
  await row.getByRole("button", { name: "Approve" }).click();
  await expect.poll(() => row.locator("summary").innerText()).toContain("Approved");
});

test("deleting asks first and names whom", async ({ openAs }) => {
  const page = await openAs("admin", "/admin/applications");
  await record(page, "Dora Delete");
  await record(page, "Nora Next");
  await readAnew(page);
  const row = await opened(page, "Dora Delete");
  await row.getByRole("button", { name: /^Delete the/ }).click();
  const dialog = page.getByRole("dialog", { name: "Delete the application of Dora Delete?" });
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

test("with the keyboard alone: from the tab to a row, its notes and its approval", async ({ openAs }) => {
  const page = await openAs("admin", "/admin/applications");
  await record(page, "Kay Keyboard");
  await readAnew(page);
  await page.getByRole("tab", { name: /^Applications/ }).focus();
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? "");
  for (let presses = 0; presses < 10 && !(await focused()).includes("Kay Keyboard"); presses++)
    await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  const row = rowOf(page, "Kay Keyboard");
  const stands = (label: string) =>
    page.evaluate((name) => document.activeElement?.textContent === name || document.activeElement?.id === name, label);
  const notesId = (await row.getByLabel("Review notes").getAttribute("id")) ?? "";
  while (!(await stands(notesId))) await page.keyboard.press("Tab");
  await page.keyboard.type("Well played.");
  await page.keyboard.press("Tab");
  expect(await focused()).toBe("Approve");
  await page.keyboard.press("Enter");
  await row.locator("summary", { hasText: "Approved" }).waitFor();
  expect(await focused()).toContain("Kay Keyboard");
});

test("a decision can be taken back: by the toast, by its card, and with the notes in the form again", async ({
  openAs,
}) => {
  const page = await openAs("admin", "/admin/applications?status=pending", { viewport: phone });
  await record(page, "Tina Takenback");
  await readAnew(page);
  const pending = await pendingIn(page);
  const row = await opened(page, "Tina Takenback");
  await row.getByLabel("Review notes").fill("Not this time.");
  await row.getByRole("button", { name: "Reject", exact: true }).click();
  await toastSays(page, applicationTexts.rejected);
  await expect.poll(() => row.count()).toBe(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await toastSays(page, applicationTexts.takenBack);
  await row.waitFor();
  await expect.poll(() => pendingIn(page)).toBe(pending);

  await page.goto("/admin/applications");
  await opened(page, "Tina Takenback");
  await row.getByLabel("Review notes").fill("Welcome!");
  await row.getByRole("button", { name: "Approve" }).click();
  const button = row.getByRole("button", { name: "Take back the decision on Tina Takenback" });
  await button.waitFor();
  await expectAccessible(page);
  await button.click();
  await toastSays(page, applicationTexts.takenBack);
  await expect.poll(() => row.locator("summary").innerText()).toContain("Pending");
  expect(await row.getByLabel("Review notes").inputValue()).toBe("Welcome!");
  expect(await row.locator("summary").evaluate((line) => line === document.activeElement)).toBe(true);
});

test("a decision that somebody else took back first says so", async ({ openAs }) => {
  const page = await openAs("admin", "/admin/applications", { mayRefuse: "/api/admin/applications/" });
  const { id } = await record(page, "Lena Late");
  await readAnew(page);
  const row = await opened(page, "Lena Late");
  await row.getByRole("button", { name: "Approve" }).click();
  const button = row.getByRole("button", { name: /^Take back/ });
  await button.waitFor();
  await callFrom(page, `/api/admin/applications/${id}/take-back`, {});
  await button.click();
  await toastSays(page, applicationTexts.undecided);
});
