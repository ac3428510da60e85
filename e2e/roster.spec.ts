import type { Locator, Page } from "@playwright/test";
import { achievementTexts } from "#contract/achievements/admin/constants.ts";
import { formatMoney } from "#contract/money.ts";
import { playersAdminApi } from "#contract/players/admin/endpoints.ts";
import { playerTexts } from "#contract/players/constants.ts";
import { uploadTexts } from "#contract/uploads/constants.ts";
import { plain } from "#server/testing/cast/pictures.ts";
import { team } from "#team.config.ts";
import { callFrom, dashboardTab, readAnew, toastSays } from "./dashboard.ts";
import { expect, expectAccessible, phone, test } from "./fixtures/test.ts";
import { hasFocus } from "./member.ts";

test.use({ siteKind: { name: "roster" } });

const canary = "<img src=x onerror=alert(1)>";
const box = (page: Page) => page.getByRole("dialog", { name: /^Add/ });
const openSheet = (page: Page, name: string) => page.locator(`main [aria-haspopup=dialog]:text-is("${name}")`).click();
const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });
const row = (page: Page, text: string) => page.locator("tbody tr", { hasText: text });
const errors = (form: Locator) => form.locator(".error").allInnerTexts();
const tab = dashboardTab;
const bareName = (page: Page) => page.evaluate(() => document.activeElement?.localName);
const pictureIn = (form: Locator) => form.getByAltText("Preview").getAttribute("src");

const png = async (red: number) => ({
  name: "me.png",
  mimeType: "image/png",
  buffer: await plain(60, 80, red).png().toBuffer(),
});
const text = { name: "me.txt", mimeType: "text/plain", buffer: Buffer.from("me") };

/** Drops a file on the picture's field. */
async function drop(form: Locator, { name, mimeType, buffer }: typeof text) {
  const dataTransfer = await form.page().evaluateHandle(
    ([bytes, named, type]) => {
      const carried = new DataTransfer();
      carried.items.add(new File([Uint8Array.from(bytes)], named, { type }));
      return carried;
    },
    [[...buffer], name, mimeType] as const,
  );
  await form.getByLabel("Picture", { exact: true }).dispatchEvent("drop", { dataTransfer });
}

const playersNow = async (page: Page): Promise<{ id: string; gamertag: string; bio: string; realName: string }[]> =>
  (await page.request.get(playersAdminApi.listForStaff.path)).json();

test("a player is added with a picture, changed and deleted, and visitors see all of it", async ({ open, openAs }) => {
  const page = await openAs("admin", "/admin/players", { mayRefuse: "/api/admin/players/" });
  await page.getByRole("heading", { name: "Players 6" }).waitFor();
  expect(await row(page, "Tarn9_demo").innerText()).toContain("N/A");
  await openSheet(page, "Add Player");
  const add = box(page).getByRole("button", { name: "Add Player" });
  await add.click();
  await expect.poll(() => errors(box(page))).toEqual([playerTexts.incomplete]);
  expect(await hasFocus(box(page).getByLabel("Gamertag"))).toBe(true);
  await expectAccessible(page);
  await box(page).getByLabel("Gamertag").fill(canary);
  await box(page).getByLabel("Real name", { exact: true }).fill("Quinn Sample");
  await box(page).getByLabel("Role").selectOption("Coach");
  await box(page).getByLabel("Power ranking").fill("a lot");
  await box(page).getByLabel("Earnings").fill(formatMoney(1500, team));
  await box(page).getByLabel("Twitter URL").fill("twitter.example/quinn");
  await box(page).getByLabel("Bio").fill("First line.\nSecond line.");
  await expect
    .poll(() => errors(box(page)))
    .toEqual([playerTexts.wholeNumber, "Please enter an address that starts with https://"]);
  await box(page).getByLabel("Power ranking").fill("12,000");
  await box(page).getByLabel("Twitter URL").fill("https://twitter.example/quinn");
  await drop(box(page), text);
  await box(page).getByText(uploadTexts.notAPicture).waitFor();
  await drop(box(page), await png(200));
  await expect.poll(() => pictureIn(box(page))).toMatch(/^data:image\/png/);
  await add.click();
  await toastSays(page, playerTexts.created);
  await expect.poll(() => row(page, canary).locator("img").getAttribute("src")).toMatch(/^\/media\//);
  const shown = await row(page, canary).innerText();
  for (const part of ["Quinn Sample", "Coach", "12,000", formatMoney(1500, team)]) expect(shown).toContain(part);
  await openSheet(page, "Add Player");
  const left = [await box(page).getByLabel("Gamertag").inputValue(), await box(page).getByAltText("Preview").count()];
  expect(left).toEqual(["", 0]);
  await box(page).getByRole("button", { name: "Cancel" }).click();
  const visitor = await open("/");
  await visitor.locator("#team").getByText(canary).waitFor();

  const added = (await playersNow(page)).find(({ gamertag }) => gamertag === canary);
  expect(added?.bio).toBe("First line.\nSecond line.");
  const edit = row(page, canary).getByRole("button", { name: "Edit" });
  await edit.click();
  const editing = dialog(page, "Edit player");
  const before = await pictureIn(editing);
  await editing.getByLabel("Specialty").fill("High ground");
  await page.keyboard.press("Escape");
  await edit.click();
  expect(await editing.getByLabel("Specialty").inputValue()).toBe("High ground");
  await editing.getByLabel("Picture", { exact: true }).setInputFiles(await png(20));
  await expect.poll(() => pictureIn(editing)).not.toBe(before);
  await editing.getByLabel("YouTube URL").fill("https://youtube.example/quinn");
  await expectAccessible(page);
  const elsewhere = { gamertag: canary, realName: "Quinn Example", bio: "Changed elsewhere." };
  await callFrom(page, `/api/admin/players/${added?.id}`, elsewhere, "PUT");
  await editing.getByRole("button", { name: "Save player" }).click();
  await toastSays(page, playerTexts.updated);
  await row(page, "Quinn Example").waitFor();
  expect(await hasFocus(edit)).toBe(true);
  const saved = (await playersNow(page)).find(({ id }) => id === added?.id);
  expect(saved).toMatchObject({ ...elsewhere, specialty: "High ground", youtubeUrl: "https://youtube.example/quinn" });

  await row(page, canary).getByRole("button", { name: "Delete" }).click();
  await dialog(page, `Delete ${canary}?`).getByRole("button", { name: "Delete player" }).click();
  await toastSays(page, playerTexts.deleted);
  await expect.poll(() => row(page, canary).count()).toBe(0);
  expect(await bareName(page)).toBe("tr");
  await readAnew(visitor);
  expect(await visitor.locator("#team").getByText(canary).count()).toBe(0);
});

test("a failed save says so in a sentence, and what was typed stays", { tag: "@long" }, async ({ openAs }) => {
  const page = await openAs("admin", "/admin/players", { viewport: phone, mayRefuse: "/api/admin/players" });
  const form = box(page);
  const add = form.getByRole("button", { name: "Add Player" });
  await openSheet(page, "Add Player");
  await form.getByLabel("Gamertag").fill("Ridge_demo");
  await form.getByLabel("Real name", { exact: true }).fill("Sam Sample");
  await form.getByLabel("Picture", { exact: true }).setInputFiles({ ...text, name: "me.png", mimeType: "image/png" });
  await add.click();
  await form.getByText(uploadTexts.notAPicture).waitFor();
  await form.getByLabel("Picture", { exact: true }).setInputFiles(await png(90));
  await page.route("**/api/admin/players", () => {}); // never responds
  await add.click();
  await form.getByRole("progressbar").waitFor();
  await expectAccessible(page);
  await form.locator(".dropzone").getByRole("button", { name: "Cancel" }).click();
  await toastSays(page, playerTexts.createFailed);
  await page.unroute("**/api/admin/players");
  await page.keyboard.press("Escape");
  await tab(page, "Achievements").click();
  await tab(page, "Players").click();
  await openSheet(page, "Add Player");
  expect(await form.getByLabel("Gamertag").inputValue()).toBe("Ridge_demo");
  await form.getByLabel("Real name", { exact: true }).fill("Sam Example");
  await add.click();
  await row(page, "Sam Example").waitFor();

  await row(page, "Sam Example").getByRole("button", { name: "Edit" }).click();
  const editing = dialog(page, "Edit player");
  await editing.getByLabel("Real name", { exact: true }).fill("Somebody Else");
  const gone = (await playersNow(page)).find(({ gamertag }) => gamertag === "Ridge_demo");
  await callFrom(page, `/api/admin/players/${gone?.id}`, undefined, "DELETE");
  await editing.getByRole("button", { name: "Save player" }).click();
  await expect.poll(() => errors(editing)).toEqual(["This player doesn’t exist."]);
  expect(await editing.getByLabel("Real name", { exact: true }).inputValue()).toBe("Somebody Else");
  await editing.getByRole("button", { name: "Cancel" }).click();
  await expect.poll(() => row(page, "Sam Example").count()).toBe(0);
});

test("closing the form of a result that's gone leaves the focus on the row beside it", { tag: "@long" }, async ({
  openAs,
}) => {
  const page = await openAs("admin", "/admin/achievements", { mayRefuse: "/api/admin/achievements/" });
  const shortly = { title: "Shortly Cup", position: 2, date: "2026-03-29" };
  const { id } = await callFrom(page, "/api/admin/achievements", shortly);
  await readAnew(page);
  await row(page, shortly.title).getByRole("button", { name: "Edit" }).click();
  const editing = dialog(page, "Edit achievement");
  await editing.getByLabel("Prize", { exact: true }).fill("100");
  await callFrom(page, `/api/admin/achievements/${id}`, undefined, "DELETE");
  await editing.getByRole("button", { name: "Save achievement" }).click();
  await expect.poll(() => row(page, shortly.title).count()).toBe(0);
  await editing.getByRole("button", { name: "Cancel" }).click();
  await expect.poll(() => bareName(page)).toBe("tr");
});

test("a chief adds, changes and deletes an achievement by keyboard, and visitors see it", async ({ open, openAs }) => {
  const page = await openAs("chief", "/admin/achievements");
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await page.getByRole("heading", { name: "Achievements 8" }).waitFor();
  await page.getByRole("button", { name: "Add Achievement" }).focus();
  await press("Enter");
  await expect.poll(() => hasFocus(box(page).getByLabel("Title"))).toBe(true);
  await press("Enter");
  await expect
    .poll(() => errors(box(page)))
    .toEqual([achievementTexts.title, achievementTexts.position, achievementTexts.date]);
  await expectAccessible(page);
  await page.keyboard.type(canary);
  await press("Tab");
  await page.keyboard.type("2");
  await press("Tab");
  expect(await hasFocus(box(page).getByLabel("Date"))).toBe(true);
  await box(page).getByLabel("Date").fill("2026-03-29"); // a date that every language formats differently
  await box(page).getByLabel("Prize", { exact: true }).focus();
  await page.keyboard.type("12500");
  await press("Tab");
  await page.keyboard.type("Six games.");
  await press("Tab", "Enter");
  await toastSays(page, achievementTexts.created);
  await row(page, canary).waitFor();
  const shown = await row(page, canary).innerText();
  for (const part of ["2", "Six games.", formatMoney(12_500, team), "29 Mar 2026"]) expect(shown).toContain(part);
  const visitor = await open("/");
  await visitor.locator("#achievements").getByText(canary).waitFor();

  await row(page, canary).getByRole("button", { name: "Edit" }).focus();
  await press("Enter");
  const editing = dialog(page, "Edit achievement");
  await editing.getByLabel("Position", { exact: true }).focus();
  await press("Control+A");
  await page.keyboard.type("none");
  await press("Enter");
  await expect.poll(() => errors(editing)).toEqual([achievementTexts.position]);
  await expectAccessible(page);
  await press("Control+A");
  await page.keyboard.type("1");
  await press("Enter");
  await toastSays(page, achievementTexts.updated);
  await expect.poll(() => row(page, canary).locator("td").first().innerText()).toBe("1");
  const remove = row(page, canary).getByRole("button", { name: "Delete" });
  await remove.press("Enter");
  const question = dialog(page, `Delete ${canary}?`);
  await question.waitFor();
  await Promise.all([press("Escape"), press("Enter")]); // the second key comes before the next frame
  await expect.poll(() => question.evaluate((shown) => shown.contains(document.activeElement))).toBe(true);
  await press("Escape");
  await expect.poll(() => hasFocus(remove)).toBe(true);
  await press("Enter", "Tab", "Enter");
  await toastSays(page, achievementTexts.deleted);
  await expect.poll(() => row(page, canary).count()).toBe(0);
  expect(await bareName(page)).toBe("tr");
});

test("a former player is marked for staff, and gone from the roster that visitors see", { tag: "@long" }, async ({
  open,
  openAs,
}) => {
  const page = await openAs("admin", "/admin/players");
  const tag = await page.locator("tbody b").last().innerText();
  await row(page, tag).getByRole("button", { name: "Edit" }).click();
  const editing = page.getByRole("dialog", { name: "Edit player" });
  await editing.getByLabel("Status").selectOption("Former");
  await expectAccessible(page);
  await editing.getByRole("button", { name: "Save player" }).click();
  await toastSays(page, playerTexts.updated);
  await row(page, tag).getByText("Former", { exact: true }).waitFor();
  const visitor = await open("/");
  await visitor.locator("#team").waitFor();
  expect(await visitor.locator("#team").getByText(tag).count()).toBe(0);
  await row(page, tag).getByRole("button", { name: "Edit" }).click();
  await editing.getByLabel("Status").selectOption("Active");
  await editing.getByRole("button", { name: "Save player" }).click();
  await expect.poll(() => row(page, tag).getByText("Former", { exact: true }).count()).toBe(0);
});

test("both tabs fit windows of every width and are accessible", { tag: "@long" }, async ({ openAs }) => {
  const page = await openAs("admin", "/admin/players");
  for (const name of ["Players", "Achievements"]) {
    await tab(page, name).click();
    await page.getByRole("heading", { name: new RegExp(`^${name} \\d`) }).waitFor();
    for (const width of [320, 390, 768, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `${name} ${width} wide`).toBeLessThanOrEqual(0);
    }
    await page.setViewportSize(phone);
    await expectAccessible(page, name);
  }
});
