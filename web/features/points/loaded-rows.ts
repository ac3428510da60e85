import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";

/** A list that grows page by page, as its query tells of it. */
export type GrowingList<Row> = UseInfiniteQueryResult<InfiniteData<{ rows: Row[] }>>;

/** What of it has been read. */
export const loadedRows = <Row>({ data }: Pick<GrowingList<Row>, "data">): Row[] =>
  data?.pages.flatMap(({ rows }) => rows) ?? [];
