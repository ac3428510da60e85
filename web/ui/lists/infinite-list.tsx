import type { ReactNode } from "react";
import { Button } from "#web/ui/actions/button.tsx";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { Loading, Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { useAfterRender } from "#web/ui/focus/use-after-render.ts";
import { useKeptFocus } from "#web/ui/focus/use-kept-focus.ts";
import type { ListState } from "./controls/use-list.ts";
import { type InfiniteRows, loadedRows, nextPagesOf } from "./infinite-rows.ts";
import { ShowMore } from "./show-more.tsx";
import type { NewRows } from "./use-new-rows.ts";
import "./infinite-list.css";

type InfiniteListProps<Row> = {
  list: InfiniteRows<Row>;
  /** What its rows are called, as in "The transactions didn't load". */
  itemsName: string;
  empty: string;
  /** Shown if the list is empty: a link to create the first row, or how rows come about. */
  hint?: ReactNode;
  /** New rows waiting to be shown, for a list that others add to. */
  newRows?: NewRows<Row>;
  /** The list's search and filters. If they leave no rows, the list offers to clear them. */
  state?: ListState;
  /** Shown then instead of "No matching messages". */
  emptyFilter?: string | undefined;
  /** `hasAllRows` is true when there are no more rows to load. */
  children: (rows: Row[], hasAllRows: boolean) => ReactNode;
};

/** A list that grows page by page, in any of its states. Reloading it moves neither the focus nor the scroll position. */
export function InfiniteList<Row>({
  list,
  itemsName,
  empty,
  hint,
  newRows,
  state,
  emptyFilter,
  children,
}: InfiniteListProps<Row>) {
  const focus = useKeptFocus<HTMLDivElement>();
  const afterRender = useAfterRender();
  if (list.isPending) return <RowsSkeleton itemsName={itemsName} />;
  const loaded = loadedRows(list);
  const rows = newRows ? loaded.filter((row) => !newRows.isWaiting(row)) : loaded;
  function handleShow() {
    newRows?.show();
    afterRender(() => {
      focus.ref.current?.scrollIntoView({ block: "start" });
      focus.ref.current?.focus({ preventScroll: true });
    });
  }
  const title = list.data ? "This list may be out of date" : `The ${itemsName} didn’t load`;
  return (
    <>
      {(list.isRefetchError || !list.data) && (
        <ErrorState title={title} error={list.error} onRetry={() => list.refetch()} />
      )}
      {newRows && <NewRowsButton count={loaded.length - rows.length} onShow={handleShow} />}
      {list.data && (
        <div {...focus} tabIndex={-1}>
          {rows.length > 0 ? (
            children(rows, !list.hasNextPage)
          ) : (
            <EmptyState hint={!state?.isNarrowed && hint}>
              {state?.isNarrowed ? (emptyFilter ?? `No matching ${itemsName}`) : empty}{" "}
              {state?.isNarrowed && <ShowAll state={state} />}
            </EmptyState>
          )}
        </div>
      )}
      <ShowMore nextPages={nextPagesOf(list)} shown={rows.length} itemsName={itemsName} />
    </>
  );
}

const ShowAll = ({ state }: { state: ListState }) => <TextButton onClick={state.onClear}>Show all</TextButton>;

const RowsSkeleton = ({ itemsName }: { itemsName: string }) => (
  <Loading contentName={itemsName}>
    {["first", "second", "third"].map((row) => (
      <Skeleton key={row} style={{ height: "44px", margin: "8px 0" }} />
    ))}
  </Loading>
);

type NewRowsButtonProps = {
  count: number;
  onShow: () => void;
};

/** A button above a list that shows new rows. It takes no space, so that the list doesn't move. */
const NewRowsButton = ({ count, onShow }: NewRowsButtonProps) => (
  <div className="new-rows" role="status">
    {count > 0 && (
      <Button small onClick={onShow}>
        <span className="visually-hidden">Show </span>
        {count} new
      </Button>
    )}
  </div>
);
