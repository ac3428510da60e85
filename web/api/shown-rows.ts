import type { QueryClient, QueryKey } from "@tanstack/react-query";
import type { Endpoint } from "#contract/endpoint.ts";

type Row = { id: string; version?: number };

/** Shows a row as it's stored now, wherever an older version of it is shown. Lists are still to be loaded again. */
export const showRow = (queryClient: QueryClient, stored: Row) =>
  editShown(queryClient, stored.id, (row) => [isOlder(row, stored) ? stored : row]);

/** Takes a row that was deleted out of every list. */
export const hideRow = (queryClient: QueryClient, id: string) => editShown(queryClient, id, () => []);

/**
 * Shows a row that was just created, in the lists of an endpoint that leave nothing out and have no order of their own. Lists are
 * still to be loaded again, which puts it in its place.
 */
export function addRow(queryClient: QueryClient, { path }: Pick<Endpoint, "path">, created: Row) {
  for (const query of queryClient.getQueryCache().findAll({ queryKey: [path] })) {
    const isShown = rowsIn(query.state.data).some(({ id }) => id === created.id);
    const added = isShown || !isWhole(query.queryKey) ? undefined : withFirst(query.state.data, created);
    if (!added) continue;
    query.setData(added, { manual: true });
    query.invalidate(); // which new data would undo
  }
}

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

type ListData = { rows?: Row[]; pages?: unknown[]; total?: string | null };

function rowsIn(data: unknown): Row[] {
  if (Array.isArray(data)) return data;
  const { rows, pages = [] } = (data ?? {}) as ListData;
  return rows ?? pages.flatMap(rowsIn);
}

/** Puts a row first in a list, and counts it. Returns undefined for what isn't a list. */
function withFirst(data: unknown, row: Row): unknown {
  if (Array.isArray(data)) return [row, ...data];
  const { rows, pages, total } = (data ?? {}) as ListData;
  if (pages?.length) return { ...(data as object), pages: [withFirst(pages[0], row), ...pages.slice(1)] };
  if (!rows) return undefined;
  const counted = /^\d+$/.test(total ?? "") ? String(Number(total) + 1) : total;
  return { ...(data as object), rows: [row, ...rows], ...(total !== undefined && { total: counted }) };
}

/** Whether a list has no search, filter or order: at most a limit. */
const isWhole = ([, input]: QueryKey) =>
  Object.keys((input as { query?: object } | undefined)?.query ?? {}).every((option) => option === "limit");
