import type { Cell, Row } from "@tanstack/react-table";
import type { features } from "./columns.ts";

type Features = typeof features;

export const TableRow = <Item extends { id: string }>({ row }: { row: Row<Features, Item> }) => (
  <tr className={row.getIsSelected() ? "is-on" : undefined} aria-current={row.getIsSelected() || undefined}>
    {row.getVisibleCells().map((cell) => {
      const { header, meta } = cell.column.columnDef;
      const { kind, card, isHeaderHidden } = meta ?? {};
      return (
        <td
          key={cell.id}
          className={[kind && `table__${kind}`, card && `table__${card}`].filter(Boolean).join(" ") || undefined}
          data-label={card || isHeaderHidden || typeof header !== "string" ? undefined : header}
        >
          {contentOf(cell)}
        </td>
      );
    })}
  </tr>
);

/** Renders a cell by calling its function. As a component it would remount on each render, because columns are recreated. */
function contentOf<Item extends { id: string }>(cell: Cell<Features, Item>) {
  const { cell: render } = cell.column.columnDef;
  return typeof render === "function" ? render(cell.getContext()) : String(cell.getValue());
}
