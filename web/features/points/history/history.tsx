import type { ReactNode } from "react";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { ShowMore } from "#web/ui/lists/infinite/show-more.tsx";
import { LocalTime } from "#web/ui/marks/local-time.tsx";
import type { Older } from "./older-rows.ts";
import "./history.css";

type Dated = { id: string; createdAt: string };
type HistoryProps<Row extends Dated> = Older<Row> & {
  title: string;
  what: string;
  empty: string;
  children: (row: Row) => ReactNode;
};

/** A history, newest first. */
export function History<Row extends Dated>({ title, what, empty, rows, nextPages, children }: HistoryProps<Row>) {
  const headingId = `${what}-heading`;
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId}>{title}</h2>
      {rows.length === 0 ? (
        <EmptyState>{empty}</EmptyState>
      ) : (
        <ol className="led">
          {rows.map((row) => (
            <li key={row.id}>
              <LocalTime at={row.createdAt} isDay />
              {children(row)}
            </li>
          ))}
        </ol>
      )}
      <ShowMore nextPages={nextPages} shown={rows.length} what={what} />
    </section>
  );
}
