import { strikethrough, tables } from "@joplin/turndown-plugin-gfm";
import TurndownService from "turndown";

const service = new TurndownService({
  headingStyle: "atx",
  bulletListMarker: "-",
  emDelimiter: "*",
  codeBlockStyle: "fenced",
  hr: "---",
});
service.use([strikethrough, tables]);
service.addRule("listItem", {
  filter: "li",
  replacement: (content, item, { bulletListMarker }) => {
    const list = item.parentNode;
    const start =
      list instanceof Element && list.nodeName === "OL" ? Number(list.getAttribute("start") ?? 1) : undefined;
    const place = list ? [...list.children].indexOf(item as Element) : 0; // turndown's nodes are the browser's
    const marker = start === undefined ? `${bulletListMarker} ` : `${start + place}. `;
    const text = content
      .trim()
      .replaceAll("\n", `\n${" ".repeat(marker.length)}`)
      .replaceAll(/^ +$/gm, "");
    return `${marker}${text}${item.nextSibling ? "\n" : ""}`;
  },
});
service.addRule("address", {
  filter: (node) => node.nodeName === "A" && node.textContent === node.getAttribute("href"),
  replacement: (_, node) => `<${node.textContent}>`,
});

/** Converts a document that `richIn` has tidied to Markdown. Other markup is dropped, and its text stays. */
export const markdownOf = (page: Document): string =>
  service
    .turndown(page.body)
    .replaceAll(/ +$(?=\n\n|\n? *$)/gm, "")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
