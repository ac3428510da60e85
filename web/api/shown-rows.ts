import type { QueryClient } from "@tanstack/react-query";

type Row = { id: string; version?: number };

/** Shows a row as it's stored now, wherever an older version of it is shown. Lists are still to be loaded again. */
export const showRow = (queryClient: QueryClient, stored: Row) =>
  editShown(queryClient, stored.id, (row) => [isOlder(row, stored) ? stored : row]);

/** Takes a row that was deleted out of every list. */
export const hideRow = (queryClient: QueryClient, id: string) => editShown(queryClient, id, () => []);

/** A list may show the same thing with other fields, such as a member's rank. Those are left to the server. */
const isOlder = (row: Row, { version = 0, ...stored }: Row) =>
  row.version === undefined ? Object.keys(row).every((name) => name in stored) : row.version <= version;

function editShown(queryClient: QueryClient, id: string, change: (row: Row) => Row[]) {
  for (const query of queryClient.getQueryCache().getAll()) {
    let isShown = false;
    const edited = withRows(query.state.data, (row) => {
      if (row?.id !== id) return [row];
      isShown = true;
      return change(row);
    });
    if (!isShown) continue;
    query.setData(edited, { manual: true });
    query.invalidate(); // which new data would undo
  }
}

/** Changes the rows of a list, whose query has them as they are, in `rows`, or page by page. */
function withRows(data: unknown, change: (row: Row) => Row[]): unknown {
  if (Array.isArray(data)) return data.flatMap(change);
  const { rows, pages } = (data ?? {}) as { rows?: unknown; pages?: unknown[] };
  if (rows) return { ...(data as object), rows: withRows(rows, change) };
  return pages ? { ...(data as object), pages: pages.map((page) => withRows(page, change)) } : data;
}
