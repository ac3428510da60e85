import { type InfiniteRows, loadedRows } from "./infinite-rows.ts";

type CountedHeadingProps<Row> = { name: string; list: Pick<InfiniteRows<Row>, "data" | "hasNextPage"> };

/** What a tab begins with: its name, and how many there are, as far as they have been read. */
export const CountedHeading = <Row,>({ name, list }: CountedHeadingProps<Row>) => (
  <div className="tab-head">
    <h2>
      {name}{" "}
      {list.data && (
        <span className="muted">
          {loadedRows(list).length}
          {list.hasNextPage && "+"}
        </span>
      )}
    </h2>
  </div>
);
