import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
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
