import type { Page } from "@playwright/test";
import { applicationTexts } from "#contract/applications/constants.ts";
import { binTexts } from "#contract/bin/constants.ts";
import { binApi } from "#contract/bin/endpoints.ts";
import { calendarTexts } from "#contract/calendar/constants.ts";
import { contactMessagesApi } from "#contract/contact-messages/endpoints.ts";
import { videosAdminApi } from "#contract/videos/admin/endpoints.ts";
import { callFrom, opened, readAnew, record, rowOf, toastSays, told } from "./dashboard.ts";
import { expect, expectAccessible, longIf, type OpenAs, phone, test, type Visit } from "./fixtures/test.ts";
import { hasFocus } from "./member.ts";
import { dialog, rowWith } from "./news-desk.ts";
import { panel } from "./team-calendar.ts";

test.use({ siteKind: { name: "bin" } });

const undo = (page: Page) => page.getByRole("button", { name: "Undo", exact: true }).click();
const openBin = (openAs: OpenAs, role: "admin" | "management" = "admin", visit?: Visit) =>
  openAs(role, "/admin/settings?part=bin", visit);
const binned = (page: Page, name: string) =>
  page.getByRole("region", { name: "Bin", exact: true }).locator("tbody tr", { hasText: name });

const achievement = { title: "Cup of the bin", position: 2, date: "2026-03-29" };
const article = { title: "News of the bin", excerpt: "In short.", content: "At length." };
const video = { title: "Clip of the bin", videoId: "dQw4w9WgXcQ" };
const item = { name: "Cap of the bin", price: 250 };

const player = { gamertag: "Binned_9", realName: "Bina Nine", role: "Coach" };

/** Stores something like the dashboard does if a picture may be included: as multipart/form-data. */
const postForm = (page: Page, path: string, fields: object) =>
  page.evaluate(
    async ([address, entries]) => {
      const body = new FormData();
      for (const [name, value] of entries) body.append(name, value);
      const { ok, status } = await fetch(address, { method: "POST", body });
      if (!ok) throw new Error(`${address} answered ${status}`);
    },
    [path, Object.entries(fields)] as const,
  );

/** Where things are deleted, with the question and the toast. */
const deletions = [
  { tab: "players", path: "/api/admin/players", body: player, name: player.gamertag, key: "Delete player" },
  {
    tab: "achievements",
    path: "/api/admin/achievements",
    body: achievement,
    name: achievement.title,
    key: "Delete achievement",
  },
  { tab: "news", path: "/api/admin/news", body: article, name: article.title, key: "Delete article" },
  {
    tab: "settings?part=videos",
    path: "/api/admin/youtube-videos",
    body: video,
    name: video.title,
    key: "Delete video",
  },
  { tab: "points", path: "/api/admin/points/items", body: item, name: item.name, key: "Delete item" },
] as const;

for (const { tab, path, body, name, key } of deletions)
  test(`Undo in the toast brings back what "${key}" removed`, longIf(tab !== "players"), async ({ openAs }) => {
    const page = await openAs("admin", `/admin/${tab}`);
    await (body === player ? postForm : callFrom)(page, path, body);
    await readAnew(page);
    const row = rowWith(page, name);
    await row.getByRole("button", { name: /^Delete/ }).click();
    const question = dialog(page, `Delete ${name}?`);
    expect(await question.innerText()).toContain("You can undo this for up to 30 days, in Settings, Bin.");
    await question.getByRole("button", { name: key }).click();
    await expect.poll(() => row.count()).toBe(0);
    await undo(page);
    await toastSays(page, binTexts.restored);
    await row.waitFor();
  });

test("a deletion that fails says why in its question, which stays open", { tag: "@long" }, async ({ openAs }) => {
  const page = await openAs("admin", "/admin/achievements");
  await callFrom(page, "/api/admin/achievements", { ...achievement, title: "Cup that stays" });
  await readAnew(page);
  const row = rowWith(page, "Cup that stays");
  const question = dialog(page, "Delete Cup that stays?");
  const confirm = question.getByRole("button", { name: "Delete achievement" });
  await row.getByRole("button", { name: /^Delete/ }).click();
  await page.route("**/api/admin/achievements/*", (route) => route.abort());
  await confirm.click();
  const reason = question.locator(".confirm .error");
  await expect
    .poll(() => reason.allInnerTexts())
    .toEqual(["No answer came back, so this may have gone through. Check before you try again."]);
  expect(await page.locator(".toast").count()).toBe(0);
  await page.unroute("**/api/admin/achievements/*");
  await question.getByRole("button", { name: "Cancel" }).click();
  await row.getByRole("button", { name: /^Delete/ }).click();
  expect(await reason.count()).toBe(0);
  await confirm.click();
  await expect.poll(() => row.count()).toBe(0);
  await undo(page);
  await row.waitFor();
});

test("a message and an application come back by Undo, and an event in the calendar", { tag: "@long" }, async ({
  openAs,
}) => {
  const page = await openAs("admin", "/admin/messages");
  const written = { name: "Bina Writer", email: "bina@sample.example", subject: "media", message: "Hello." };
  await callFrom(page, contactMessagesApi.send.path, written);
  await readAnew(page);
  const mail = page.locator(".mails > li", { hasText: written.name });
  await mail.getByRole("link").click();
  await page.getByRole("button", { name: `Delete the message from ${written.name}` }).click();
  await dialog(page, `Delete the message from ${written.name}?`)
    .getByRole("button", { name: "Delete message" })
    .click();
  await expect.poll(() => mail.count()).toBe(0);
  await undo(page);
  await mail.waitFor();

  await record(page, "Bina Applicant");
  await page.goto("/admin/applications");
  const row = await opened(page, "Bina Applicant");
  await row.getByRole("button", { name: /^Delete the/ }).click();
  await dialog(page, "Delete the application of Bina Applicant?")
    .getByRole("button", { name: "Delete application" })
    .click();
  await toastSays(page, applicationTexts.deleted);
  await expect.poll(() => row.count()).toBe(0);
  await undo(page);
  await rowOf(page, "Bina Applicant").waitFor();

  const now = new Date().toISOString();
  const event = { title: "Bin day", startDate: now, endDate: now, category: "scrim", isPublic: true };
  await callFrom(page, "/api/calendar/events", event);
  await page.goto("/calendar");
  const shown = page.getByRole("gridcell").getByText(event.title);
  await shown.click();
  await panel(page, event.title).getByRole("button", { name: "Delete" }).click();
  await page
    .getByRole("dialog", { name: `Delete ${event.title}?` })
    .getByRole("button", { name: "Delete Event" })
    .click();
  await toastSays(page, calendarTexts.deleted);
  await expect.poll(() => shown.count()).toBe(0);
  await undo(page);
  await shown.waitFor();
});

test("an item that someone has redeemed says it was retired, and offers no Undo", { tag: "@long" }, async ({
  openAs,
}) => {
  const page = await openAs("admin", "/admin/points");
  await page.route("**/api/admin/points/items/*", (route) => route.fulfill({ json: { isRetired: true } }));
  await callFrom(page, "/api/admin/points/items", { name: "Worn cap", price: 5 });
  await readAnew(page);
  await rowWith(page, "Worn cap")
    .getByRole("button", { name: /^Delete/ })
    .click();
  await dialog(page, "Delete Worn cap?").getByRole("button", { name: "Delete item" }).click();
  await page.getByText("Item retired, not deleted").waitFor();
  expect(await page.getByRole("button", { name: "Undo" }).count()).toBe(0);
});

test("the bin shows what, who and how long, restores, and deletes permanently after asking, on a phone too", async ({
  open,
  openAs,
}) => {
  const page = await openBin(openAs, "admin", { viewport: phone, mayRefuse: "/api/admin/bin/" });
  await page.getByText("The bin is empty").waitFor();
  await expect(page.getByLabel("Search the bin")).toBeHidden();
  await expectAccessible(page);
  for (const title of ["First cup", "Second cup"]) {
    const { id } = await callFrom(page, "/api/admin/achievements", { ...achievement, title });
    await callFrom(page, `/api/admin/achievements/${id}`, undefined, "DELETE");
  }
  await readAnew(page);
  const [first, second] = [binned(page, "First cup"), binned(page, "Second cup")];
  await expect.poll(() => first.innerText()).toMatch(/Achievement[\s\S]*ada_admin[\s\S]*30 days/);
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

  await first.getByRole("button", { name: "Restore First cup" }).click();
  await toastSays(page, binTexts.restored);
  await expect.poll(() => first.count()).toBe(0);
  const visitor = await open("/");
  await visitor.getByText("First cup").first().waitFor({ state: "attached" });

  await second.getByRole("button", { name: "Delete permanently Second cup" }).click();
  const question = dialog(page, "Delete Second cup?");
  expect(await question.innerText()).toContain("You can’t restore it.");
  await question.getByRole("button", { name: "Cancel" }).click();
  expect(await second.count()).toBe(1);
  await second.getByRole("button", { name: "Delete permanently Second cup" }).click();
  await question.getByRole("button", { name: "Delete permanently" }).click();
  await told(page, binTexts.discarded);
  await page.getByText("The bin is empty").waitFor();
});

test("an item that can't be restored says why, and a bin that doesn't load can be retried", { tag: "@long" }, async ({
  openAs,
}) => {
  const page = await openBin(openAs, "admin", { mayRefuse: "/api/admin/bin/" });
  const { id: other } = await callFrom(page, videosAdminApi.create.path, { ...video, title: "Other clip" });
  await callFrom(page, `/api/admin/youtube-videos/${other}`, undefined, "DELETE");
  const { id } = await callFrom(page, videosAdminApi.create.path, { ...video, title: "Gone clip" });
  await callFrom(page, `/api/admin/youtube-videos/${id}`, undefined, "DELETE");
  await readAnew(page);
  const row = binned(page, "Gone clip");
  await row.waitFor();
  const search = page.getByLabel("Search the bin");
  await search.fill("nothing like it");
  await page.getByText("Nothing in the bin matches").waitFor();
  await search.fill("");
  await row.waitFor();
  expect(await hasFocus(search)).toBe(true);
  await callFrom(page, `/api/admin/bin/${id}`, undefined, "DELETE");
  await row.getByRole("button", { name: "Restore Gone clip" }).click();
  await page.locator("p.error", { hasText: binTexts.gone }).waitFor(); // above the list, because its row is gone
  await expect.poll(() => row.count()).toBe(0);
  await page.route(`**${binApi.list.path}?*`, (route) => route.abort());
  await page.getByLabel("Kind").selectOption("Player");
  await page.getByText("The deleted things didn’t load").waitFor();
  await page.unroute(`**${binApi.list.path}?*`);
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByText("Nothing of this kind is in the bin").waitFor();
  await page.reload();
  await page.getByText("Nothing of this kind is in the bin").waitFor();
  expect(new URL(page.url()).searchParams.get("deleted")).toBe("players");
  await expect(page.getByLabel("Kind").locator("option:checked")).toHaveText("Player");
});

test("management sees only the applications in it", { tag: "@long" }, async ({ openAs }) => {
  const admin = await openAs("admin", "/admin/applications");
  const { id } = await record(admin, "Mara Binned");
  await callFrom(admin, `/api/admin/applications/${id}`, undefined, "DELETE");
  const { id: result } = await callFrom(admin, "/api/admin/achievements", { ...achievement, title: "Hidden cup" });
  await callFrom(admin, `/api/admin/achievements/${result}`, undefined, "DELETE");
  const page = await openBin(openAs, "management");
  await binned(page, "Mara Binned").waitFor();
  expect(await binned(page, "Hidden cup").count()).toBe(0);
  expect(await page.getByLabel("Kind").count()).toBe(0);
  await binned(page, "Mara Binned")
    .getByRole("button", { name: /^Restore/ })
    .click();
  await toastSays(page, binTexts.restored);
  await page.goto("/admin/applications");
  await rowOf(page, "Mara Binned").waitFor();
});
