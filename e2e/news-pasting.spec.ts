import type { Page } from "@playwright/test";
import { desktop, expect, test } from "./fixtures/test.ts";
import { editor, field } from "./news-desk.ts";
import { pastedHtml } from "./pasted-html.ts";

test.use({ siteKind: { name: "news-writing" } });

/** Pastes into the text as the browser would, with what another program left on the clipboard. */
const paste = (page: Page, data: Record<string, string>) =>
  field(page, "Content").evaluate((area, given) => {
    const clipboardData = new DataTransfer();
    for (const [type, text] of Object.entries(given)) clipboardData.setData(type, text);
    const event = new ClipboardEvent("paste", { bubbles: true, cancelable: true, clipboardData });
    area.dispatchEvent(event);
    return event.defaultPrevented;
  }, data);

async function openEditor(page: Page) {
  await page.getByRole("button", { name: "Create Article" }).click();
  await field(page, "Content").waitFor();
  return field(page, "Content");
}

test("text from Word, Google Docs and Discord is pasted as Markdown", { tag: "@long" }, async ({ openAs }) => {
  const page = await openAs("admin", "/admin/news", { viewport: desktop });
  const content = await openEditor(page);
  const expectPasted = async (html: string, plain: string, parts: string[]) => {
    await content.fill("");
    await paste(page, { "text/html": html, "text/plain": plain });
    await expect(content).toHaveValue(parts.join("\n\n")); // the plain text is there until the converter has loaded
  };
  await expectPasted(pastedHtml.word, "Match report\r\nThe final\r\nWe won", [
    "# Match report",
    "## The final",
    "We **won** the *last* game, see [the bracket](https://results.example/final).",
    "- Drop\n  - Late\n- Rotate",
    "1. Ours\n2. Theirs",
    "| Team | **Points** |\n| --- | --- |\n| Ours | 12 (best) |",
    "A map",
  ]);
  await expectPasted(pastedHtml.docs, "Match report\nWe won the last game", [
    "# Match report",
    "We **won** the *last* game, see [the bracket](https://results.example/final)~~, perhaps~~",
    "- Drop\n  - Late\n- Rotate",
    "| Team | Points |\n| --- | --- |\n| Ours | 12  |",
  ]);
  const live = editor(page).getByRole("region", { name: "Live preview" });
  await live.getByRole("cell", { name: "Ours" }).waitFor();
  await live.getByRole("link", { name: "the bracket" }).waitFor();
  await expectPasted(pastedHtml.discord, "Match report\nWe won", [
    "## Match report",
    "We **won** the *last* game 🔥, see <https://results.example/final>",
    "- Drop\n- Rotate",
    "> Well played",
    "`gg`",
  ]);
});

test("nothing that is pasted runs or loads, and its text stays", async ({ openAs }) => {
  const page = await openAs("admin", "/admin/news", { mayBreak: true }); // the browser reports what the page's policy stops
  const content = await openEditor(page);
  const title = await page.title();
  await paste(page, { "text/html": pastedHtml.harmful, "text/plain": "Look here and here" });
  await expect.poll(() => content.inputValue()).toBe("Look **here**and here");
  expect(await page.title()).toBe(title);
});

test("formatted text goes where the caret is, undo brings back what was there, and plain pasting stays plain", {
  tag: "@long",
}, async ({ openAs }) => {
  const page = await openAs("admin", "/admin/news", { permissions: ["clipboard-read", "clipboard-write"] });
  const content = await openEditor(page);
  await page.evaluate(async () => {
    const blob = (type: string, text: string) => new Blob([text], { type });
    const item = {
      "text/html": blob("text/html", "a <b>fine</b> day"),
      "text/plain": blob("text/plain", "a fine day"),
    };
    await navigator.clipboard.write([new ClipboardItem(item)]);
  });
  await content.fill("It was .");
  await content.press("End");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Control+v");
  await expect.poll(() => content.inputValue()).toBe("It was a **fine** day.");
  await page.keyboard.type("!");
  expect(await content.inputValue()).toBe("It was a **fine** day!.");
  for (let presses = 0; presses < 8 && (await content.inputValue()) !== "It was ."; presses++)
    await page.keyboard.press("Control+z");
  expect(await content.inputValue()).toBe("It was .");

  await page.keyboard.press("Control+Shift+v");
  expect(await content.inputValue()).toBe("It was a fine day.");
});

test("an address pasted over a selection links it", { tag: "@long" }, async ({ openAs }) => {
  const page = await openAs("admin", "/admin/news", { permissions: ["clipboard-read", "clipboard-write"] });
  const content = await openEditor(page);
  await content.fill("see the bracket");
  await content.evaluate((area) => (area as HTMLTextAreaElement).setSelectionRange(4, 15)); // it's a textarea
  await page.evaluate(() => navigator.clipboard.writeText("https://results.example/final"));
  await page.keyboard.press("Control+v");
  expect(await content.inputValue()).toBe("see [the bracket](https://results.example/final)");
  await page.keyboard.press("Control+z");
  expect(await content.inputValue()).toBe("see the bracket");
});

test("the words are there before the converter has loaded, and stay if it doesn't load", { tag: "@long" }, async ({
  openAs,
}) => {
  const page = await openAs("admin", "/admin/news", { mayBreak: true });
  const content = await openEditor(page);
  await page.route("**/assets/markdown-of-html*.js", (route) => route.abort());
  await content.fill("First. ");
  await content.press("End");
  await paste(page, { "text/html": "<b>Second</b>.", "text/plain": "Second." });
  expect(await content.inputValue()).toBe("First. Second.");
  await page.unroute("**/assets/markdown-of-html*.js");
  await page.keyboard.type(" Third");
  expect(await content.inputValue()).toBe("First. Second. Third");
});

test("on a Mac only the command key formats, saves and opens the palette, and is named", { tag: "@long" }, async ({
  openAs,
}) => {
  const userAgent = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36";
  const page = await openAs("admin", "/admin/news", { userAgent });
  const palette = page.getByRole("dialog", { name: "Go to" });
  const shortcut = page.getByRole("button", { name: "Go to" });
  await expect(shortcut).toHaveAttribute("aria-keyshortcuts", "Meta+K");
  await page.keyboard.press("Control+k");
  await page.keyboard.press("Meta+k");
  await palette.waitFor();
  await page.keyboard.press("Escape");
  const content = await openEditor(page);
  await content.fill("fine");
  await content.press("ControlOrMeta+a");
  await content.evaluate((area) => (area as HTMLTextAreaElement).setSelectionRange(0, 4)); // it's a textarea
  await page.keyboard.press("Control+b");
  expect(await content.inputValue()).toBe("fine");
  await page.keyboard.press("Meta+b");
  expect(await content.inputValue()).toBe("**fine**");
  const bold = editor(page).getByRole("button", { name: "Bold" });
  expect(await bold.getAttribute("aria-keyshortcuts")).toBe("Meta+B");
  expect(await bold.getAttribute("title")).toBe("Bold (⌘ B)");
});
