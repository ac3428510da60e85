import { followSections, markCurrent, readingLine } from "./scroll-to-section.ts";

/** Marks the entry of the section being read. */
export function runOnDocument() {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(".table-of-contents a")];
  const sections = links.flatMap(({ hash }) => document.getElementById(hash.slice(1)) ?? []);
  followSections(sections, readingLine, (section) =>
    markCurrent(links, ({ hash }) => hash === `#${section?.id}`, "location"),
  );
}
