import type { Page } from "@playwright/test";
import { copyTexts } from "#contract/copy-texts.ts";
import { previewLinkTexts } from "#contract/team/admin/preview-links/constants.ts";
import { toastSays } from "./dashboard.ts";
import { expect, expectAccessibleOverFrame, phone, test } from "./fixtures/test.ts";

test.use({ siteKind: { name: "preview-links" } });

const editor = "/admin/site?part=about";
const links = (page: Page) => page.getByRole("dialog", { name: "Preview links" });
const rows = (page: Page) => links(page).getByRole("listitem");

test("staff make a link for a page, copy it and withdraw it; whoever has it sees the page without script", async ({
  open,
  openAs,
}) => {
  const desk = await openAs("chief", editor, { permissions: ["clipboard-read", "clipboard-write"] });
  await desk.getByRole("button", { name: "Preview links" }).click();
  await links(desk).getByText("No preview links yet").waitFor();
  await expectAccessibleOverFrame(desk);
  await links(desk).getByRole("button", { name: "New link to /about" }).click();
  await toastSays(desk, previewLinkTexts.created);
  await expect(rows(desk)).toHaveCount(1);
  await links(desk).getByRole("button", { name: "Copy the link to /about" }).click();
  await toastSays(desk, copyTexts.copied);
  await expectAccessibleOverFrame(desk);

  const { pathname } = new URL(await desk.evaluate(() => navigator.clipboard.readText()));
  const guest = await open(pathname, { javaScriptEnabled: false, viewport: phone });
  await expect(guest.getByRole("complementary", { name: "Preview" })).toHaveText(
    /^Preview\. Shown until \d+ \w{3} \d{4}\.$/,
  );
  await expect(guest).toHaveTitle(/^About. /);

  await links(desk).getByRole("button", { name: "Withdraw the link to /about" }).click();
  const asked = desk.getByRole("dialog", { name: "Withdraw the link to /about?" });
  await expectAccessibleOverFrame(desk);
  await asked.getByRole("button", { name: "Withdraw link" }).click();
  await toastSays(desk, previewLinkTexts.withdrawn);
  await expect(rows(desk)).toHaveCount(0);
  const ended = await guest.reload();
  expect(ended?.status()).toBe(410);
  await expect(guest.getByText("This preview has ended.")).toBeVisible();
});

test("the links fit a phone of 320 px", { tag: "@long" }, async ({ openAs }) => {
  const desk = await openAs("chief", editor, { viewport: { width: 320, height: 640 } });
  await desk.getByRole("button", { name: "Preview links" }).click();
  for (let made = 1; made <= 20; made += 1) {
    await links(desk)
      .getByRole("button", { name: /New link/ })
      .click();
    await expect(rows(desk)).toHaveCount(made);
  }
  await expect(links(desk).getByText(previewLinkTexts.tooMany)).toBeVisible();
  const inner = links(desk).locator(".dialog__inner");
  expect(await inner.evaluate((part) => part.scrollWidth - part.clientWidth)).toBe(0);
  await expectAccessibleOverFrame(desk);
});
