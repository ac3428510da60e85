import { useEffect, useState } from "react";
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

/** Where people read: a line a quarter below the top of the window. */
const readingLine = "-25% 0px -75% 0px";

/** Returns which of the sections with these ids is being read. */
function useSectionInView(ids: string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const key = ids.join(" ");

  useEffect(() => {
    const onLine = new Set<string>();
    const order = key.split(" ");
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) onLine.add(target.id);
          else onLine.delete(target.id);
        }
        setCurrent(order.findLast((id) => onLine.has(id)));
      },
      { rootMargin: readingLine },
    );
    for (const id of order) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [key]);

  return current;
}
