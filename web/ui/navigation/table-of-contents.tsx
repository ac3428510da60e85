import { useEffect, useState } from "react";
import { followSections, readingLine } from "./scroll-to-section.ts";
import "./table-of-contents.css";

export type TableOfContentsEntry = { id: string; title: string };

/** The table of contents of a long page: sticky beside it on wide screens, above it on narrow ones. */
export function TableOfContents({ entries }: { entries: TableOfContentsEntry[] }) {
  const current = useSectionInView(entries.map(({ id }) => id));
  return (
    <nav className="table-of-contents" aria-label="On this page">
      <ol>
        {entries.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? "location" : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Returns which of the sections with these ids is being read. */
function useSectionInView(ids: string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const key = ids.join(" ");

  useEffect(() => {
    const sections = key.split(" ").flatMap((id) => document.getElementById(id) ?? []);
    return followSections(sections, readingLine, (section) => setCurrent(section?.id));
  }, [key]);

  return current;
}
