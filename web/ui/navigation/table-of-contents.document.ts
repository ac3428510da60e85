import { followSections, readingLine } from "./follow-sections.ts";

/** Marks the entry of the section being read. */
export function runOnDocument() {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(".table-of-contents a")];
  const sections = links.flatMap(({ hash }) => document.getElementById(hash.slice(1)) ?? []);
  followSections(sections, readingLine, (section) => {
    for (const link of links) {
      if (link.hash === `#${section?.id}`) link.setAttribute("aria-current", "location");
      else link.removeAttribute("aria-current");
    }
  });
}
