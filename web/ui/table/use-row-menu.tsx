import { type BulkAction, rowsFor } from "#web/ui/lists/selecting/bulk-action.ts";
import { type BulkOptions, useBulk } from "#web/ui/lists/selecting/use-bulk.tsx";
import type { RowAction } from "./row-menu.tsx";

type RowMenuOptions<Row> = BulkOptions<Row> & { actions: BulkAction<Row>[] };

/** Offers bulk actions for a single row. */
export function useRowMenu<Row extends { id: string }>({ actions, ...options }: RowMenuOptions<Row>) {
  const { press, done, dialogs } = useBulk(options);
  return {
    actionsFor: (row: Row): RowAction[] =>
      actions
        .filter((action) => rowsFor(action, [row]).length > 0)
        .map((action) => ({
          label: action.label,
          isDestructive: action.isDestructive,
          opensDialog: action.ask !== undefined,
          onChoose: () => press(action, [row]),
        })),
    /** Render beside the list. */
    dialogs: (
      <>
        <span className="visually-hidden" role="status">
          {done}
        </span>
        {dialogs}
      </>
    ),
  };
}
