import { useSectionInView } from "./use-section-in-view.ts";
import "./table-of-contents.css";

export type TableOfContentsEntry = { id: string; title: string };

/** The index of a long page: beside it on a desk, where it stays in sight, and above it on anything narrower. */
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
