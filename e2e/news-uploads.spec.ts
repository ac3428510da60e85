import type { Page } from "@playwright/test";
import { strangerSentence } from "#contract/client.ts";
import { newsDeskTexts } from "#contract/news/desk/constants.ts";
import { uploadTexts } from "#contract/uploads/constants.ts";
import { plain } from "#server/testing/cast/pictures.ts";
import { toastSays } from "./dashboard.ts";
import { desktop, expect, phone, test } from "./fixtures/test.ts";
import { hasFocus } from "./member.ts";
import { edit, editor, field, press, withArticle, write } from "./news-desk.ts";

test.use({ siteKind: { name: "news-writing" } });

const png = () => plain().png().toBuffer();

/** Drops or pastes pictures into the text. */
const give = (page: Page, { event, files }: { event: "drop" | "paste"; files: { name: string; bytes: Buffer }[] }) =>
  field(page, "Content").evaluate(
    (area, { kind, given }) => {
      const data = new DataTransfer();
      for (const { name, base64 } of given) {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        data.items.add(new File([bytes], name, { type: name.endsWith(".txt") ? "text/plain" : "image/png" }));
      }
      const options = { bubbles: true, cancelable: true };
      area.dispatchEvent(
        kind === "drop"
          ? new DragEvent("drop", { ...options, dataTransfer: data })
          : new ClipboardEvent("paste", { ...options, clipboardData: data }),
      );
    },
    { kind: event, given: files.map(({ name, bytes }) => ({ name, base64: bytes.toString("base64") })) },
  );

test("pictures are dropped and pasted into the text, ask for a description, and show on the page", async ({
  openAs,
}) => {
  const page = await openAs("admin", "/admin/news");
  await write(page, "With pictures");
  const content = field(page, "Content");
  await content.press("End");
  await give(page, { event: "drop", files: [{ name: "shot [1].png", bytes: await png() }] });
  const described = /^At length\.\n\n!\[Describe the picture\]\(\/media\/[0-9a-f]{64}\.webp\)$/;
  await expect.poll(() => content.inputValue()).toMatch(described);
  await page.keyboard.type("The final");
  await expect.poll(() => content.inputValue()).toContain("![The final](/media/");
  await content.press("Control+End");
  await give(page, { event: "paste", files: [{ name: "image.png", bytes: await png() }] });
  await expect.poll(async () => (await content.inputValue()).match(/\/media\//g)?.length).toBe(2);
  await give(page, { event: "drop", files: [{ name: "notes.txt", bytes: Buffer.from("no picture") }] });
  await editor(page).getByText(uploadTexts.notAPicture).waitFor();
  await press(page, "Publish article");
  await toastSays(page, newsDeskTexts.published);
  await page.getByRole("button", { name: "More actions for With pictures" }).click();
  const [tab] = await Promise.all([
    page.context().waitForEvent("page"),
    page.getByRole("menuitem", { name: "View on site" }).click(),
  ]);
  await tab.getByRole("img", { name: "The final" }).waitFor();
});

test("a failed upload leaves the text unchanged and says so; a save waits for an upload under way", {
  tag: "@long",
}, async ({ openAs, site }) => {
  const { page } = await withArticle({ openAs, site }, "Unreached");
  await edit(page, "Unreached");
  const content = field(page, "Content");
  await content.press("End");
  await page.route("**/api/admin/uploads", (route) => route.abort());
  await give(page, { event: "drop", files: [{ name: "a.png", bytes: await png() }] });
  await editor(page).getByText(uploadTexts.failed).waitFor();
  await expect.poll(async () => (await content.inputValue()).trim()).toBe("At length.");
  await page.unroute("**/api/admin/uploads");
  const gate = Promise.withResolvers<void>();
  await page.route("**/api/admin/uploads", async (route) => {
    await gate.promise;
    await route.continue();
  });
  await give(page, { event: "drop", files: [{ name: "b.png", bytes: await png() }] });
  await editor(page).getByRole("progressbar").waitFor();
  await press(page, "Save article");
  await editor(page).getByText(uploadTexts.unfinished).waitFor();
  gate.resolve();
  await expect.poll(() => content.inputValue()).toContain("/media/");
  const saved = page.waitForRequest(
    (request) => request.method() === "PUT" && request.url().includes("/api/admin/news/"),
  );
  await press(page, "Save article");
  expect((await saved).postData()).toContain("/media/");
  await toastSays(page, newsDeskTexts.updated);
});

test("an answer that isn't the site's ends an upload with a sentence, and later pictures are still uploaded", {
  tag: "@long",
}, async ({ openAs }) => {
  const page = await openAs("admin", "/admin/news");
  await write(page, "Through a hotel's network");
  const content = field(page, "Content");
  await content.press("End");
  let asked = 0;
  await page.route("**/api/admin/uploads", (route) => {
    asked += 1;
    return asked === 1 ? route.fulfill({ contentType: "text/html", body: "<h1>Sign in</h1>" }) : route.continue();
  });
  await give(page, {
    event: "drop",
    files: [
      { name: "a.png", bytes: await png() },
      { name: "b.png", bytes: await png() },
    ],
  });
  await expect.poll(() => content.inputValue()).toMatch(/^At length\.\s+!\[Describe the picture\]\(\/media\/\S+\)$/);
  await editor(page).getByText(strangerSentence).waitFor();
  await page.unroute("**/api/admin/uploads");

  await page.route("**/api/admin/news", (route) =>
    route.fulfill({ contentType: "text/html", body: "<h1>Sign in</h1>" }),
  );
  await press(page, "Save draft");
  await editor(page).locator(".editor__foot").getByText(strangerSentence).waitFor();
  await page.unroute("**/api/admin/news");
  await press(page, "Save draft");
  await toastSays(page, newsDeskTexts.saved);
});

test("resizing the window keeps the caret, undo and an upload; a reload leaves no place of a picture behind", {
  tag: "@long",
}, async ({ openAs }) => {
  const page = await openAs("admin", "/admin/news", { viewport: desktop });
  await write(page, "Resized");
  const content = field(page, "Content");
  await content.press("End");
  await page.keyboard.type(" And on.");
  const gate = Promise.withResolvers<void>();
  await page.route("**/api/admin/uploads", (route) => gate.promise.then(() => route.continue()));
  await give(page, { event: "drop", files: [{ name: "a.png", bytes: await png() }] });
  await editor(page).getByRole("progressbar").waitFor();
  await page.setViewportSize(phone);
  await editor(page).getByRole("region", { name: "Live preview" }).waitFor({ state: "detached" });
  expect(await hasFocus(content)).toBe(true);
  gate.resolve();
  await expect.poll(() => content.inputValue()).toMatch(/^At length\. And on\.\s+!\[Describe the picture\]\(\/media\//);
  await page.unroute("**/api/admin/uploads");
  for (let presses = 0; presses < 30 && (await content.inputValue()) !== "At length."; presses++)
    await page.keyboard.press("Control+z");
  expect(await content.inputValue()).toBe("At length.");

  await page.route("**/api/admin/uploads", () => {}); // never answered
  await give(page, { event: "drop", files: [{ name: "b.png", bytes: await png() }] });
  expect(await content.inputValue()).toContain("![Uploading b.png");
  await page.reload();
  await page.getByRole("button", { name: "Create Article" }).click();
  await press(page, "Continue");
  expect(await content.inputValue()).toBe("At length.");
  await press(page, "Publish article");
  await toastSays(page, newsDeskTexts.published);
});

test("an answer of the wrong shape is an error, and an upload that never ends can be cancelled", {
  tag: "@long",
}, async ({ openAs }) => {
  const page = await openAs("admin", "/admin/news");
  await write(page, "Through an odd proxy");
  const content = field(page, "Content");
  await content.press("End");
  await page.route("**/api/admin/uploads", (route) => route.fulfill({ json: { ok: true } }));
  await give(page, { event: "drop", files: [{ name: "a.png", bytes: await png() }] });
  await editor(page).getByText(strangerSentence).waitFor();
  expect((await content.inputValue()).trim()).toBe("At length.");
  await page.unroute("**/api/admin/uploads");

  await page.route("**/api/admin/uploads", () => {}); // never answered
  await content.press("Control+End");
  const files = await Promise.all(["b.png", "c.png"].map(async (name) => ({ name, bytes: await png() })));
  await give(page, { event: "drop", files });
  await editor(page).getByRole("progressbar").waitFor();
  await press(page, "Save draft");
  await editor(page).getByText(uploadTexts.unfinished).waitFor();
  await press(page, "Cancel the upload");
  await expect(editor(page).getByText(uploadTexts.unfinished)).toHaveCount(0);
  expect((await content.inputValue()).trim()).toBe("At length.");
  expect(await hasFocus(content)).toBe(true);
  await press(page, "Save draft");
  await toastSays(page, newsDeskTexts.saved);
});
