import {
  type ColumnDef,
  columnVisibilityFeature,
  constructSortFn,
  createSortedRowModel,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
} from "@tanstack/react-table";
import type { ReactNode } from "react";

type ColumnMeta = {
  /** A figure stands at the right in large type, a few words stay on one line, actions are the buttons of a row, select is its checkbox. */
  kind?: "figure" | "short" | "actions" | "select";
  /** Its place on a card: at the left, in the first line, below it, or nowhere. Without one, below and after its header. */
  card?: "lead" | "title" | "corner" | "text" | "none";
  /** Only screen readers need the header's words. */
  isHeaderHidden?: boolean;
};

const collator = new Intl.Collator("en", { numeric: true, sensitivity: "base" });
const byText = constructSortFn({ sort: (one, other) => collator.compare(String(one), String(other)) });

export const features = tableFeatures({
  columnVisibilityFeature,
  rowSelectionFeature,
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  sortFns: { text: byText, alphanumeric: byText },
  columnMeta: {} as ColumnMeta, // only its type is read
});

/** A column of `Table`, as TanStack Table describes one. It can be sorted where it has an accessor. */
export type Column<Row extends { id: string }> = ColumnDef<typeof features, Row>;

/** The last column: what can be done with a row. */
export const actionsColumn = <Row extends { id: string }>(actions: (row: Row) => ReactNode): Column<Row> => ({
  header: "Actions",
  meta: { kind: "actions", isHeaderHidden: true },
  cell: ({ row }) => actions(row.original),
});
