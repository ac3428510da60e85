import { useState } from "react";
import type { AnalyticsOverview } from "#contract/analytics/admin/schemas.ts";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import type { Column } from "#web/ui/table/columns.ts";
import { DataTable } from "#web/ui/table/data-table.tsx";
import { pageName } from "./page-name.ts";
import { signed } from "./period-words.ts";
import { viewsColumn } from "./views-column.ts";
import "./top-pages.css";

type PageStats = AnalyticsOverview["pageStats"];

const first = 10;

type Row = { id: string; name: string; views: number; change: number; most: number };

const changeColumn: Column<Row> = {
  header: "Change",
  accessorKey: "change",
  meta: { kind: "figure" },
  cell: ({ row: { original } }) => <span className="top-pages__change">{signed(original.change)}</span>,
};

const columns: Column<Row>[] = [
  {
    header: "Rank",
    meta: { isHeaderHidden: true },
    cell: ({ row: { index } }) => (
      <span className={`numerals top-pages__rank ${index < 3 ? "top-pages__rank--top" : ""}`}>{index + 1}</span>
    ),
  },
  {
    header: "Page",
    accessorKey: "name",
    cell: ({ row: { original } }) => (
      <>
        <a href={original.id} target="_blank" rel="noreferrer">
          {original.name}
        </a>
        <Share of={original.views / original.most} />
      </>
    ),
  },
  viewsColumn(),
];

const columnsWithChange = [...columns, changeColumn];

/** The pages by views, with bars that compare them with the most viewed one. */
export function TopPages({ pages }: { pages: PageStats }) {
  const [isAll, setAll] = useState(pages.length <= first);
  const hasBefore = pages.some(({ viewsBefore }) => viewsBefore > 0); // otherwise, each change would repeat the views
  const most = pages[0]?.views ?? 1;
  const rows = pages.slice(0, isAll ? undefined : first).map((page) => ({
    id: page.page,
    name: pageName(page),
    views: page.views,
    change: page.views - page.viewsBefore,
    most,
  }));
  return (
    <section aria-labelledby="pages-heading" className="top-pages">
      <h3 id="pages-heading">Top pages</h3>
      <DataTable columns={hasBefore ? columnsWithChange : columns} rows={rows} hasAllRows={isAll} cardsBelow={0} />
      {pages.length > first && (
        <TextButton aria-expanded={isAll} onClick={() => setAll(!isAll)}>
          {isAll ? `Show the first ${first}` : `Show all ${pages.length} pages`}
        </TextButton>
      )}
    </section>
  );
}

const Share = ({ of }: { of: number }) => (
  <svg className="top-pages__share" aria-hidden="true">
    <rect width={`${of * 100}%`} height="100%" />
  </svg>
);
