import { type InfiniteRows, loadedRows, nextPagesOf } from "#web/ui/lists/infinite/infinite-rows.ts";
import type { NextPages } from "#web/ui/lists/infinite/show-more.tsx";

const shownAtFirst = 10;

type History<Row> = {
  /** The newest rows, which are loaded with the balance. */
  newest: Row[];
  /** The complete list, loaded only on request. */
  whole: InfiniteRows<Row>;
  isAskedFor: boolean;
  onAsk: () => void;
};

export type Older<Row> = { rows: Row[]; nextPages: NextPages };

/** Returns the rows loaded so far, and how to load more. */
export function olderRows<Row>({ newest, whole, isAskedFor, onAsk }: History<Row>): Older<Row> {
  if (isAskedFor && whole.data) {
    const nextPages = nextPagesOf(whole);
    return { rows: loadedRows(whole), nextPages: { ...nextPages, pages: nextPages.pages + 1 } };
  }
  const rows = newest.slice(0, shownAtFirst);
  const nextPages = {
    pages: 0,
    hasMore: newest.length > rows.length,
    isPending: isAskedFor && whole.isFetching,
    error: isAskedFor ? whole.error : null,
    onMore: isAskedFor ? () => void whole.refetch() : onAsk,
  };
  return { rows, nextPages };
}
