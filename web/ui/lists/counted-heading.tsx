import { type InfiniteRows, loadedRows } from "./infinite/infinite-rows.ts";
import { totalOf } from "./row-total.ts";

type CountedHeadingProps<Row> = { name: string; list: Pick<InfiniteRows<Row>, "data" | "hasNextPage"> };

/** A tab's heading: its name and how many rows there are. */
export const CountedHeading = <Row,>({ name, list }: CountedHeadingProps<Row>) => (
  <div className="tab-head">
    <h2>
      {name}{" "}
      {list.data && (
        <span className="muted">{totalOf(list) ?? `${loadedRows(list).length}${list.hasNextPage ? "+" : ""}`}</span>
      )}
    </h2>
  </div>
);
