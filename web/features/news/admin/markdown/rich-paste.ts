import { asBlock, type Selected } from "./markdown-edit.ts";
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

/** Markup without text of its own. */
const unwanted = "head, script, style, noscript, template, iframe, object, embed, svg, math, xml, meta, link, title";
const headings = "h1, h2, h3, h4, h5, h6";

/**
 * Parses the HTML of a clipboard, where nothing of it can run or load, and turns what Word, Google Docs and Discord write their
 * own way into plain elements: styled spans, Word's lists and titles, nested lists, tables without a head.
 */
function tidied(html: string): Document {
  const page = new DOMParser().parseFromString(html, "text/html");
  const each = <E extends Element = HTMLElement>(selector: string, change: (element: E) => void) => {
    for (const element of page.body.querySelectorAll<E>(selector)) change(element);
  };
  each(unwanted, (element) => element.remove());
  makeWordLists(page);
  each("p.MsoTitle", (title) => rename(title, "h1"));
  each("b, strong, i, em", (mark) => isUnmarked(mark) && unwrap(mark)); // Google Docs wraps everything in a <b> that isn't bold
  each("b", (mark) => rename(mark, "strong"));
  each("i", (mark) => rename(mark, "em"));
  each("s, strike", (mark) => rename(mark, "del"));
  each("span, font", markByStyle);
  each(headings, (heading) => {
    for (const mark of heading.querySelectorAll("strong")) unwrap(mark);
    if (heading.textContent?.trim() === "") heading.remove();
  });
  each<HTMLAnchorElement>("a", tidyLink);
  each<HTMLImageElement>("img", tidyPicture);
  each(":is(ul, ol) > :is(ul, ol)", (list) => list.previousElementSibling?.append(list)); // Google Docs, and Word online
  each("li > p:only-of-type", unwrap);
  each<HTMLTableElement>("table", tidyTable);
  const texts = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) texts.currentNode.nodeValue = texts.currentNode.nodeValue?.replaceAll("\u00a0", " ") ?? "";
  return page;
}

const unwrap = (element: Element) => element.replaceWith(...element.childNodes);

function rename(element: Element, name: string): HTMLElement {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
}

function wrapInside(element: Element, name: string) {
  const inside = element.ownerDocument.createElement(name);
  inside.append(...element.childNodes);
  element.append(inside);
}

const isBold = (weight: string) => weight === "bold" || weight === "bolder" || Number(weight) >= 600;

/** Whether its style takes back what the element says. */
function isUnmarked(mark: HTMLElement): boolean {
  const { fontWeight, fontStyle } = mark.style;
  if (mark.matches("b, strong")) return fontWeight !== "" && !isBold(fontWeight);
  return fontStyle === "normal";
}

function markByStyle(span: HTMLElement) {
  const { fontWeight, fontStyle, textDecoration } = span.style;
  if (isBold(fontWeight) && !span.closest("strong")) wrapInside(span, "strong");
  if (fontStyle === "italic" && !span.closest("em")) wrapInside(span, "em");
  if (textDecoration.includes("line-through") && !span.closest("del")) wrapInside(span, "del");
}

/** Only keeps links that can be followed from elsewhere. */
function tidyLink(link: HTMLAnchorElement) {
  const href = link.getAttribute("href") ?? "";
  link.removeAttribute("title");
  if (!/^(https?:\/\/|mailto:)/i.test(href)) unwrap(link);
}

/** Only keeps pictures that others can load. An emoji drawn as a picture is its letter. */
function tidyPicture(picture: HTMLImageElement) {
  const isEmoji = /\p{Extended_Pictographic}/u.test(picture.alt);
  if (isEmoji || !/^https:\/\//i.test(picture.getAttribute("src") ?? "")) picture.replaceWith(picture.alt);
}

/** A table of Markdown has a head, and cells of one line. */
function tidyTable(table: HTMLTableElement) {
  if (table.querySelector("table")) return;
  const rows = [...table.rows].map((row) => [...row.cells]);
  for (const cell of rows.flat()) {
    for (const block of cell.querySelectorAll(`p, div, li, blockquote, pre, ${headings}`)) {
      block.after(" ");
      unwrap(block);
    }
    for (const wrapper of cell.querySelectorAll("ul, ol, hr")) unwrap(wrapper);
    for (const end of cell.querySelectorAll("br")) end.replaceWith(" ");
  }
  const page = table.ownerDocument;
  const rowOf = (cells: HTMLElement[]) => {
    const row = page.createElement("tr");
    row.append(...cells);
    return row;
  };
  const [first = [], ...others] = rows;
  const [head, body] = [page.createElement("thead"), page.createElement("tbody")];
  head.append(rowOf(first.map((cell) => rename(cell, "th"))));
  body.append(...others.map(rowOf));
  table.replaceChildren(head, body);
}

/**
 * Word writes list items as paragraphs, with their level in a style that only Word knows, and their bullet or number as text in
 * another.
 */
function makeWordLists(page: Document) {
  /** The open lists, the innermost last. */
  let lists: HTMLElement[] = [];
  let last: Element | undefined;
  for (const item of page.body.querySelectorAll<HTMLElement>("p[style*='mso-list']")) {
    const [, level = "1"] = /mso-list:[^;]*\blevel(\d+)/.exec(item.getAttribute("style") ?? "") ?? [];
    const marker = item.querySelector("[style*='mso-list:Ignore'], [style*='mso-list: Ignore']");
    const kind = /^[\s\u00a0]*\(?[\da-z]+[.)]/i.test(marker?.textContent ?? "") ? "ol" : "ul";
    marker?.remove();
    const depth = Number(level);
    if (item.previousElementSibling !== last) lists = [];
    lists.length = Math.min(lists.length, depth);
    if (lists.length === depth && lists.at(-1)?.localName !== kind) lists.pop();
    while (lists.length < depth) lists.push(openList(kind, lists.at(-1), item));
    const entry = page.createElement("li");
    entry.append(...item.childNodes);
    lists.at(-1)?.append(entry);
    [last] = lists;
    item.remove();
  }
}

/** Opens a list inside the last entry of another, or in place of a paragraph. */
function openList(kind: string, outer: HTMLElement | undefined, paragraph: HTMLElement): HTMLElement {
  const list = paragraph.ownerDocument.createElement(kind);
  if (outer) (outer.lastElementChild ?? outer).append(list);
  else paragraph.before(list);
  return list;
}
