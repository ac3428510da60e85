import type { Header } from "@tanstack/react-table";
import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import type { features } from "./columns.ts";

type HeaderOf<Row extends { id: string }> = Header<typeof features, Row>;

const directions = { asc: "ascending", desc: "descending" } as const;

/** The header row. On cards, only sortable headers are visible. */
export const TableHead = <Row extends { id: string }>({ headers }: { headers: HeaderOf<Row>[] }) => (
  <thead>
    <tr>
      {headers.map((header) => (
        <HeaderCell key={header.id} header={header} />
      ))}
    </tr>
  </thead>
);

function HeaderCell<Row extends { id: string }>({ header }: { header: HeaderOf<Row> }) {
  const { header: name, meta } = header.column.columnDef;
  const words = typeof name === "string" ? name : header.id;
  const sorted = header.column.getIsSorted();
  return (
    <th
      scope="col"
      className={meta?.kind === "figure" ? "table__end" : undefined}
      aria-sort={sorted ? directions[sorted] : undefined}
    >
      {meta?.isHeaderHidden ? (
        <span className="visually-hidden">{words}</span>
      ) : header.column.getCanSort() ? (
        <button type="button" className="table__sort" onClick={() => header.column.toggleSorting()}>
          {words}
          <SortMark sorted={sorted} />
        </button>
      ) : (
        words
      )}
    </th>
  );
}

function SortMark({ sorted }: { sorted: false | "asc" | "desc" }) {
  const Mark = sorted === "asc" ? ArrowUp : sorted === "desc" ? ArrowDown : ChevronsUpDown;
  return <Mark className="icon" aria-hidden="true" />;
}
