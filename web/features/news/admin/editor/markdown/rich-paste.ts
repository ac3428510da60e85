import { asBlock, type Selected } from "./markdown-edit.ts";
import { tidied } from "./tidy-html.ts";
import { replaceWhileTyping, selectedOf, typeInto } from "./type-into.ts";

/** Formatted text on the clipboard. */
type Rich = { page: Document; plain: string };

const formatted = "h1, h2, h3, h4, h5, h6, strong, em, del, a, ul, ol, table, blockquote, pre, code, hr, img";

/**
 * Returns the clipboard's formatted text, or undefined if there is none, or if it's only coloured, as code copied from an editor
 * is. Browsers leave it out when pasting as plain text.
 */
export function richIn(clipboard: DataTransfer): Rich | undefined {
  const html = clipboard.getData("text/html");
  if (html === "" || clipboard.types.includes("vscode-editor-data")) return undefined;
  const page = tidied(html);
  return page.querySelector(formatted)
    ? { page, plain: clipboard.getData("text/plain").replaceAll(/\r\n?/g, "\n") }
    : undefined;
}

let markdownOf: ((page: Document) => string) | undefined;

/**
 * Pastes formatted text as Markdown. Until the converter has loaded, its words are there without formatting, and so they are if
 * it doesn't load.
 */
export async function pasteRich(field: HTMLTextAreaElement, { page, plain }: Rich) {
  if (markdownOf) return typeInto(field, placed(selectedOf(field), markdownOf(page)));
  const { from } = selectedOf(field);
  const to = from + plain.length;
  typeInto(field, { ...selectedOf(field), insert: plain, select: [plain.length, plain.length] });
  ({ markdownOf } = await import("./markdown-of-html.ts"));
  if (field.value.slice(from, to) === plain)
    // otherwise somebody is already changing it
    replaceWhileTyping(field, placed({ text: field.value, from, to }, markdownOf(page)));
}

/** Blocks get lines of their own; words stay in their sentence. */
function placed(selected: Selected, markdown: string) {
  const isBlock = /\n|^(#+|[-*+]|\d+\.|>|\||```) /.test(markdown);
  const { from, to } = selected;
  return isBlock
    ? asBlock(selected, markdown)
    : { from, to, insert: markdown, select: [markdown.length, markdown.length] as const };
}
