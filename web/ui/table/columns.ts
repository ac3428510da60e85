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
  /**
   * `figure` is right-aligned in large type, `short` stays on one line, `actions` holds a row's buttons, `select` its checkbox.
   */
  kind?: "figure" | "short" | "actions" | "select";
  /**
   * Its place on a card: on the left, in the first line, in the corner, below, below on a line of its own, or hidden. Without one,
   * it follows below with its header.
   */
  card?: "lead" | "title" | "corner" | "text" | "full" | "none";
  /** The header is only for screen readers. */
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

/** A column of `DataTable`, in TanStack Table's terms. It can be sorted if it has an accessor. */
export type Column<Row extends { id: string }> = ColumnDef<typeof features, Row>;

/** The last column, with each row's actions. */
export const actionsColumn = <Row extends { id: string }>(actions: (row: Row) => ReactNode): Column<Row> => ({
  header: "Actions",
  meta: { kind: "actions", isHeaderHidden: true },
  cell: ({ row }) => actions(row.original),
});
