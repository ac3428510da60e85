import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
import { formatNumber } from "#web/ui/format/numbers.ts";
import type { NextPages } from "./show-more.tsx";

/** The query of a list that grows page by page. */
export type InfiniteRows<Row> = UseInfiniteQueryResult<InfiniteData<{ rows: Row[]; total?: string | null }>>;

/** Returns the rows loaded so far. */
export const loadedRows = <Row>({ data }: Pick<InfiniteRows<Row>, "data">): Row[] =>
  data?.pages.flatMap(({ rows }) => rows) ?? [];

/** Returns how many pages were added to the first one, and how to load the next. */
export const nextPagesOf = <Row>(list: InfiniteRows<Row>): NextPages => ({
  pages: (list.data?.pages.length ?? 1) - 1,
  hasMore: list.hasNextPage,
  isPending: list.isFetchingNextPage,
  error: list.isFetchNextPageError ? list.error : null,
  onMore: () => void list.fetchNextPage(),
});

/** Returns the total number of rows, such as "1,000+", or undefined until the server has sent it. */
export function totalOf({ data }: Pick<InfiniteRows<unknown>, "data">): string | undefined {
  const total = data?.pages[0]?.total ?? undefined;
  return total && /^\d+$/.test(total) ? formatNumber(Number(total)) : total;
}
