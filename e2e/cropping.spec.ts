import type { Locator, Page, Route } from "@playwright/test";
import sharp from "sharp";
import { playerTexts } from "#contract/players/constants.ts";
import { uploadTexts } from "#contract/uploads/constants.ts";
import { toastSays } from "./dashboard.ts";
import { expect, expectAccessible, phone, test } from "./fixtures/test.ts";

test.use({ siteKind: { name: "cropping" } });

/** Returns a picture twice as wide as high, with a red left and a blue right half. */
async function redAndBlue() {
  const half = (colour: string) => ({ create: { width: 200, height: 200, channels: 3, background: colour } }) as const;
  const red = await sharp(half("#ff0000")).png().toBuffer();
  return sharp({ create: { width: 400, height: 200, channels: 3, background: "#0000ff" } })
    .composite([{ input: red, left: 0, top: 0 }])
    .png()
    .toBuffer();
}

const row = (page: Page) => page.locator("tbody tr", { hasText: "Cropped_demo" });

async function stored(page: Page) {
  const src = await row(page).locator("img").getAttribute("src");
  const picture = sharp(await (await page.request.get(src ?? "")).body());
  const [{ width, height }, { channels }] = await Promise.all([picture.metadata(), picture.stats()]);
  const [red, , blue] = channels.map(({ mean }) => mean);
  return { share: width / height, red: red ?? 0, blue: blue ?? 0 };
}

/** Crops at the far end, using only the keyboard. */
async function keepTheEnd(form: Locator, key: string) {
  await form.getByRole("button", { name: "Crop" }).press("Enter");
  const panel = form.getByRole("region", { name: "Crop the picture" });
  await expect(panel.getByRole("button", { name: "Use this part" })).not.toHaveAttribute("aria-disabled");
  await expectAccessible(form.page());
  const part = panel.getByRole("group", { name: "The part that is kept" });
  for (let times = 0; times < 60; times++) await part.press(key);
  await panel.getByRole("button", { name: "Use this part" }).press("Enter");
  await expect.poll(() => panel.count()).toBe(0);
}

test("a player’s picture is cropped by keyboard before it's uploaded, and again later", async ({ openAs }) => {
  const page = await openAs("chief", "/admin/players", { viewport: phone });
  await page.getByRole("button", { name: "Add Player" }).click();
  const adding = page.getByRole("dialog", { name: "Add Player" });
  await adding.getByLabel("Gamertag").fill("Cropped_demo");
  await adding.getByLabel("Real name", { exact: true }).fill("Cleo Crop");
  const picture = { name: "me.png", mimeType: "image/png", buffer: await redAndBlue() };
  await adding.getByLabel("Picture", { exact: true }).setInputFiles(picture);
  await adding.getByAltText("Preview").waitFor();
  const whole = await adding.getByAltText("Preview").getAttribute("src");
  await keepTheEnd(adding, "ArrowLeft");
  await expect.poll(() => adding.getByAltText("Preview").getAttribute("src")).not.toBe(whole);
  await adding.getByRole("button", { name: "Add Player" }).click();
  await toastSays(page, playerTexts.created);
  const added = await stored(page);
  expect(added.share).toBeCloseTo(0.8, 1);
  expect(added.blue).toBeGreaterThan(250);
  expect(added.red).toBeLessThan(5);

  await row(page).getByRole("button", { name: "Edit" }).click();
  const editing = page.getByRole("dialog", { name: "Edit player" });
  await editing.getByLabel("Picture", { exact: true }).setInputFiles(picture);
  await expect.poll(() => editing.getByAltText("Preview").getAttribute("src")).toMatch(/^\/media\//);
  const sent = await editing.getByAltText("Preview").getAttribute("src");
  await keepTheEnd(editing, "ArrowRight");
  await expect.poll(() => editing.getByAltText("Preview").getAttribute("src")).not.toBe(sent);
  await editing.getByRole("button", { name: "Save player" }).click();
  await toastSays(page, playerTexts.updated);
  await expect.poll(async () => (await stored(page)).red).toBeGreaterThan(250);
});

test("a player saved while a picture is uploading is saved once it's there, but not if it fails or is cancelled", {
  tag: "@long",
}, async ({ openAs }) => {
  const page = await openAs("chief", "/admin/players", { mayRefuse: "/api/admin/uploads" });
  await page.getByRole("button", { name: "Add Player" }).click();
  const adding = page.getByRole("dialog", { name: "Add Player" });
  await adding.getByLabel("Gamertag").fill("Waited_demo");
  await adding.getByLabel("Real name", { exact: true }).fill("Wes Waited");
  await adding.getByRole("button", { name: "Add Player" }).click();
  await toastSays(page, playerTexts.created);
  const waited = page.locator("tbody tr", { hasText: "Waited_demo" });
  await waited.getByRole("button", { name: "Edit" }).click();
  const editing = page.getByRole("dialog", { name: "Edit player" });
  const picture = { name: "me.png", mimeType: "image/png", buffer: await redAndBlue() };
  const waits = editing.getByText(uploadTexts.savesAfterwards);
  const answers = [
    (route: Route) => route.fulfill({ status: 400, json: { error: uploadTexts.damaged, code: "invalid_input" } }),
    () => {}, // never answered
    (route: Route) => route.continue(),
  ];
  const gates = answers.map(() => Promise.withResolvers<void>());
  let asked = -1;
  await page.route("**/api/admin/uploads", async (route) => {
    asked += 1;
    const at = asked;
    await gates[at]?.promise;
    await answers[at]?.(route);
  });
  for (const [at, gate] of gates.entries()) {
    await editing.getByLabel("Picture", { exact: true }).setInputFiles(picture);
    await editing.getByRole("button", { name: "Save player" }).click();
    await waits.waitFor();
    gate.resolve();
    if (at === 0) await editing.getByText(uploadTexts.damaged).waitFor();
    if (at === 1) await editing.locator(".dropzone").getByRole("button", { name: "Cancel" }).click();
    if (at < 2) await expect(waits).toHaveCount(0);
  }
  await toastSays(page, playerTexts.updated);
  await expect.poll(() => waited.locator("img").getAttribute("src")).toMatch(/^\/media\//);
});
