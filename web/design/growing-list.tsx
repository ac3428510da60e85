import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { ApiFailure } from "#contract/client.ts";
import { Key } from "./key.tsx";
import { Empty, Failed, Loading, Skeleton } from "./states.tsx";
import { useKeptFocus } from "./use-kept-focus.ts";
import "./growing-list.css";

type Growing<Row> = UseInfiniteQueryResult<InfiniteData<{ rows: Row[] }>>;
type GrowingListProps<Row> = {
  list: Growing<Row>;
  /** What its rows are called, as in "The transactions did not load". */
  what: string;
  empty: string;
  children: (rows: Row[]) => ReactNode;
};

const unreachable = "Please check your connection and try again.";
const reasonOf = (error: Error | null) => (error instanceof ApiFailure && error.sentence) || unreachable;
const rowsOf = <Row,>(data: InfiniteData<{ rows: Row[] }> | undefined) => data?.pages.flatMap(({ rows }) => rows) ?? [];

/** A list that grows page by page, in each of its states. Read anew it moves neither the focus nor the reader. */
export function GrowingList<Row>({ list, what, empty, children }: GrowingListProps<Row>) {
  const focus = useKeptFocus<HTMLDivElement>();
  if (list.isPending) return <RowsToCome what={what} />;
  if (!list.data)
    return (
      <Failed title={`The ${what} did not load`} onRetry={() => list.refetch()}>
        {reasonOf(list.error)}
      </Failed>
    );
  const rows = rowsOf(list.data);
  return (
    <>
      {list.isRefetchError && (
        <Failed title="The list is not up to date" onRetry={() => list.refetch()}>
          {reasonOf(list.error)}
        </Failed>
      )}
      <div {...focus} tabIndex={-1}>
        {rows.length > 0 ? children(rows) : <Empty>{empty}</Empty>}
      </div>
      <More list={list} what={what} />
    </>
  );
}

/** The way to the next page. What came of it is said once: a list that is read anew says nothing. */
function More<Row>({ list, what }: Pick<GrowingListProps<Row>, "list" | "what">) {
  const { hasNextPage, isFetchingNextPage } = list;
  const [outcome, setOutcome] = useState("");
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (outcome && document.activeElement === document.body) said.current?.focus({ preventScroll: true }); // the button that had it is gone
  }, [outcome]);

  async function handleMore() {
    const { data, isFetchNextPageError, hasNextPage: isThereMore } = await list.fetchNextPage();
    if (isFetchNextPageError) setOutcome(`More ${what} did not load. ${unreachable}`);
    else setOutcome(`${rowsOf(data).length} ${what} shown${isThereMore ? "" : ", which are all"}`);
  }
  return (
    <div className="growing">
      {hasNextPage && (
        <Key face="lift" small isBusy={isFetchingNextPage} onClick={() => void handleMore()}>
          {isFetchingNextPage ? "Loading more..." : "Show more"}
        </Key>
      )}
      <p className="mute" role="status" tabIndex={-1} ref={said}>
        {outcome}
      </p>
    </div>
  );
}

const RowsToCome = ({ what }: { what: string }) => (
  <Loading what={what}>
    {["first", "second", "third"].map((row) => (
      <Skeleton key={row} style={{ height: "44px", margin: "8px 0" }} />
    ))}
  </Loading>
);
