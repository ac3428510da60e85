import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
import type { NextPages } from "./show-more.tsx";

/** A list that grows page by page, as its query tells of it. */
export type InfiniteRows<Row> = UseInfiniteQueryResult<InfiniteData<{ rows: Row[]; total?: string | null }>>;

/** What of it has been read. */
export const loadedRows = <Row>({ data }: Pick<InfiniteRows<Row>, "data">): Row[] =>
  data?.pages.flatMap(({ rows }) => rows) ?? [];

/** How far it has grown beyond its first page. */
export const nextPagesOf = <Row>(list: InfiniteRows<Row>): NextPages => ({
  pages: (list.data?.pages.length ?? 1) - 1,
  hasMore: list.hasNextPage,
  isPending: list.isFetchingNextPage,
  hasFailed: list.isFetchNextPageError,
  onMore: () => void list.fetchNextPage(),
});
