import type { Page } from "@playwright/test";
import { achievementTexts } from "#contract/achievements/admin/constants.ts";
import { achievementsAdminApi } from "#contract/achievements/admin/endpoints.ts";
import { applicationTexts } from "#contract/applications/constants.ts";
import { playersAdminApi } from "#contract/players/admin/endpoints.ts";
import type { StoredPlayer } from "#contract/players/admin/schemas.ts";
import { playerTexts } from "#contract/players/constants.ts";
import { videosAdminApi } from "#contract/videos/admin/endpoints.ts";
import type { StoredVideo } from "#contract/videos/admin/schemas.ts";
import { videoTexts } from "#contract/videos/constants.ts";
import { callFrom, decisionOn, opened, readAnew, record, toastSays } from "./dashboard.ts";
import { expect, expectAccessible, test } from "./fixtures/test.ts";
import { hasFocus } from "./member.ts";

test.use({ siteKind: { name: "clashes" } });

const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });
const row = (page: Page, text: string) => page.locator("tbody tr", { hasText: text });
const playersNow = async (page: Page): Promise<StoredPlayer[]> =>
  (await page.request.get(playersAdminApi.listForStaff.path)).json();

test("if two people change the same field of a player, the later one sees both and chooses", async ({ openAs }) => {
  const page = await openAs("admin", "/admin/players", { mayRefuse: "/api/admin/players/" });
  const [player] = await playersNow(page);
  const name = player?.gamertag ?? "";
  await row(page, name).getByRole("button", { name: "Edit" }).click();
  const editing = dialog(page, "Edit player");
  await editing.getByLabel("Real name", { exact: true }).fill("Mine Example");
  await editing.getByLabel("Specialty").fill("Mine alone");
  const theirs = { gamertag: name, realName: "Theirs Example", bio: "Theirs alone." };
  await callFrom(page, `/api/admin/players/${player?.id}`, theirs, "PUT");
  await editing.getByRole("button", { name: "Save player" }).click();
  await expect.poll(() => editing.locator(".error").allInnerTexts()).toEqual([playerTexts.stale]);
  expect(await editing.getByLabel("Real name", { exact: true }).inputValue()).toBe("Mine Example");
  expect(await editing.getByLabel("Bio").inputValue()).toBe("Theirs alone.");
  expect(await editing.getByRole("list", { name: "Changed by both of you" }).innerText()).toContain("Theirs Example");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await row(page, "Theirs Example").getByRole("button", { name: "Edit" }).click();
  expect(await editing.getByLabel("Real name", { exact: true }).inputValue()).toBe("Mine Example");
  await callFrom(page, `/api/admin/players/${player?.id}`, { ...theirs, realName: "Third Example" }, "PUT");
  await editing.getByRole("button", { name: "Save player" }).click();
  await editing.getByRole("button", { name: "Use theirs for Real name" }).click();
  expect(await editing.getByLabel("Real name", { exact: true }).inputValue()).toBe("Third Example");
  await editing.getByRole("button", { name: "Use yours for Real name" }).click();
  await editing.getByRole("button", { name: "Save player" }).click();
  await toastSays(page, playerTexts.updated);
  expect((await playersNow(page)).find(({ id }) => id === player?.id)).toMatchObject({
    ...theirs,
    realName: "Mine Example",
    specialty: "Mine alone",
  });
});

test("if two people change the same result, the later one sees both and takes theirs", { tag: "@long" }, async ({
  openAs,
}) => {
  const page = await openAs("chief", "/admin/achievements", { mayRefuse: "/api/admin/achievements/" });
  const [result] = await (await page.request.get(achievementsAdminApi.listForStaff.path)).json();
  await row(page, result.title).getByRole("button", { name: "Edit" }).click();
  const editing = dialog(page, "Edit achievement");
  await editing.getByLabel("Title").fill("Mine Cup");
  const { id: _id, version: _version, ...stored } = result;
  await callFrom(page, `/api/admin/achievements/${result.id}`, { ...stored, title: "Theirs Cup" }, "PUT");
  await editing.getByRole("button", { name: "Save achievement" }).click();
  await editing.getByRole("alert").getByText(achievementTexts.stale).waitFor();
  await editing.getByRole("button", { name: "Use theirs for Title" }).click();
  expect(await editing.getByLabel("Title").inputValue()).toBe("Theirs Cup");
  await editing.getByRole("button", { name: "Save achievement" }).click();
  await toastSays(page, achievementTexts.updated);
  await row(page, "Theirs Cup").waitFor();
});

test("each reordering of videos is one call, and someone else's change is shown beside yours", {
  tag: "@long",
}, async ({ openAs }) => {
  const page = await openAs("admin", "/admin/settings?part=videos", { mayRefuse: videosAdminApi.listForStaff.path });
  const stored = async (): Promise<StoredVideo[]> => (await page.request.get(videosAdminApi.listForStaff.path)).json();
  const [first, second] = await stored();
  if (!first || !second) throw new Error("There are no videos");
  const calls: string[] = [];
  page.on(
    "request",
    (call) => call.method() !== "GET" && calls.push(`${call.method()} ${new URL(call.url()).pathname}`),
  );
  const down = page.getByRole("button", { name: `Move ${first.title} down` });
  await down.focus();
  await page.keyboard.press("Enter");
  await toastSays(page, videoTexts.updated);
  await expect.poll(async () => (await stored()).map(({ id }) => id).slice(0, 2)).toEqual([second.id, first.id]);
  expect(calls).toEqual([`PUT ${videosAdminApi.reorder.path}`]);
  expect(await hasFocus(down)).toBe(true);
  const other = (await stored()).map(({ id }) => id);
  await callFrom(page, videosAdminApi.reorder.path, { ids: other.toReversed() }, "PUT");
  await down.click();
  await page.locator("p.error", { hasText: videoTexts.otherOrder }).waitFor(); // the stored order is shown, and kept
  expect((await stored()).map(({ id }) => id)).toEqual(other.toReversed());
  await callFrom(page, videosAdminApi.reorder.path, { ids: other }, "PUT");
  await readAnew(page);
  await callFrom(page, videosAdminApi.create.path, { videoId: "dQw4w9WgXcQ", title: "Added elsewhere" });
  await down.click();
  await page.locator("p.error", { hasText: videoTexts.otherVideos }).waitFor(); // beside what failed
  await row(page, "Added elsewhere").waitFor();

  await page.getByRole("button", { name: `Edit ${first.title}` }).click();
  const editing = dialog(page, "Edit video");
  await editing.getByLabel("Title").fill("Mine");
  const theirs = { videoId: first.videoId, title: "Theirs", isActive: false };
  await callFrom(page, videosAdminApi.update.path.replace(":id", first.id), theirs, "PUT");
  await editing.getByRole("button", { name: "Save video" }).click();
  await toastSays(page, videoTexts.stale);
  expect(await editing.getByLabel("State").inputValue()).toBe("inactive");
  await editing.getByText("Title, they saved: Theirs").waitFor();
  await expectAccessible(page);
  await editing.getByRole("button", { name: "Save video" }).click();
  await row(page, "Mine").waitFor();
});

test("if two people write internal notes, the later one sees both and chooses, beside the answers and in the decision", {
  tag: "@long",
}, async ({ openAs }) => {
  const page = await openAs("admin", "/admin/applications", { mayRefuse: "/api/admin/applications/" });
  const { id } = await record(page, "Nils Notes");
  const theyWrite = (internalNotes: string) =>
    callFrom(page, `/api/admin/applications/${id}/internal-notes`, { internalNotes }, "PUT");
  await readAnew(page);
  const row = await opened(page, "Nils Notes");
  const notes = row.getByLabel("Internal notes");
  await notes.fill("Mine.");
  await theyWrite("Theirs.");
  await row.getByRole("button", { name: "Save notes" }).click();
  await expect.poll(() => row.locator(".error").allInnerTexts()).toEqual([applicationTexts.stale]);
  expect(await notes.inputValue()).toBe("Mine.");
  expect(await row.getByRole("list", { name: "Changed by both of you" }).innerText()).toContain("Theirs.");
  await expectAccessible(page);
  await row.getByRole("button", { name: "Use theirs for Internal notes" }).click();
  expect(await notes.inputValue()).toBe("Theirs.");
  await notes.fill("Theirs. Mine.");
  const listAgain = page.waitForResponse((answer) => answer.url().includes("/api/admin/applications?"));
  await row.getByRole("button", { name: "Save notes" }).click();
  await expect.poll(() => row.getByRole("button", { name: "Save notes" }).count()).toBe(0);
  await listAgain; // a later response would already include their next change

  const dialog = await decisionOn(page, row, "Approve");
  await dialog.getByLabel("Internal notes").fill("Start in May.");
  await theyWrite("Start in June.");
  await dialog.getByRole("button", { name: "Approve application" }).click();
  await dialog.getByText("Internal notes, they saved: Start in June.").waitFor();
  expect(await dialog.getByLabel("Internal notes").inputValue()).toBe("Start in May.");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Approve application" }).click();
  await expect.poll(() => row.locator("summary").innerText()).toContain("Approved");
  await expect.poll(() => notes.inputValue()).toBe("Start in May.");
});
