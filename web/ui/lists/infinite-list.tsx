import type { ReactNode } from "react";
import { reasonOf } from "#web/ui/feedback/error-message.ts";
import { Empty, Failed, Loading, Skeleton } from "#web/ui/feedback/states.tsx";
import { type GrowingList, growthOf, loadedRows } from "./infinite-rows.ts";
import { ShowMore } from "./show-more.tsx";
import { useKeptFocus } from "./use-kept-focus.ts";

type LongListProps<Row> = {
  list: GrowingList<Row>;
  /** What its rows are called, as in "The transactions did not load". */
  what: string;
  empty: string;
  children: (rows: Row[]) => ReactNode;
};

/** A list that grows page by page, in each of its states. Read anew it moves neither the focus nor the reader. */
export function LongList<Row>({ list, what, empty, children }: LongListProps<Row>) {
  const focus = useKeptFocus<HTMLDivElement>();
  if (list.isPending) return <RowsToCome what={what} />;
  const rows = loadedRows(list);
  const title = list.data ? "The list is not up to date" : `The ${what} did not load`;
  return (
    <>
      {(list.isRefetchError || !list.data) && (
        <Failed title={title} onRetry={() => list.refetch()}>
          {reasonOf(list.error)}
        </Failed>
      )}
      {list.data && (
        <div {...focus} tabIndex={-1}>
          {rows.length > 0 ? children(rows) : <Empty>{empty}</Empty>}
        </div>
      )}
      <ShowMore growth={growthOf(list)} shown={rows.length} what={what} />
    </>
  );
}

const RowsToCome = ({ what }: { what: string }) => (
  <Loading what={what}>
    {["first", "second", "third"].map((row) => (
      <Skeleton key={row} style={{ height: "44px", margin: "8px 0" }} />
    ))}
  </Loading>
);
