import { formatNumber } from "#web/ui/format/numbers.ts";
import type { Column } from "#web/ui/table/columns.ts";

/** A column with the number of views. */
export const viewsColumn = <Row extends { id: string; views: number }>(): Column<Row> => ({
  header: "Views",
  accessorKey: "views",
  meta: { kind: "figure" },
  cell: ({ row: { original } }) => formatNumber(original.views),
});
