import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
import type { Growth } from "./show-more.tsx";

/** A list that grows page by page, as its query tells of it. */
export type GrowingList<Row> = UseInfiniteQueryResult<InfiniteData<{ rows: Row[] }>>;

/** What of it has been read. */
export const loadedRows = <Row>({ data }: Pick<GrowingList<Row>, "data">): Row[] =>
  data?.pages.flatMap(({ rows }) => rows) ?? [];

/** How far it has grown beyond its first page. */
export const growthOf = <Row>(list: GrowingList<Row>): Growth => ({
  pages: (list.data?.pages.length ?? 1) - 1,
  hasMore: list.hasNextPage,
  isPending: list.isFetchingNextPage,
  hasFailed: list.isFetchNextPageError,
  onMore: () => void list.fetchNextPage(),
});
