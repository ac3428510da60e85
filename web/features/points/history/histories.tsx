import { type UseQueryResult, useInfiniteQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { transactionTypeLabels } from "#contract/points/constants.ts";
import type { PointsSummary, Redemption, Transaction } from "#contract/points/schemas.ts";
import { pointsTitle } from "#contract/team/points-words.ts";
import { useTeam } from "#web/api/team.ts";
import { redemptionPages, transactionPages } from "#web/features/points/points.queries.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Loading, Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { formatNumber } from "#web/ui/format/numbers.ts";
import { withSoftHyphens } from "#web/ui/format/soft-hyphens.ts";
import { type InfiniteRows, loadedRows, nextPagesOf } from "#web/ui/lists/infinite-rows.ts";
import { type NextPages, ShowMore } from "#web/ui/lists/show-more.tsx";
import { LocalTime } from "#web/ui/marks/local-time.tsx";
import { RedemptionBadge } from "./redemption-badge.tsx";
import "./histories.css";

/** Both histories. Renders no error, because the balance already shows it. */
export function Histories({ summary: { data, isPending } }: { summary: UseQueryResult<PointsSummary> }) {
  if (data)
    return (
      <div className="history">
        <TransactionHistory newest={data.transactions} />
        <RedemptionHistory newest={data.redemptions} />
      </div>
    );
  if (!isPending) return null;
  return (
    <Loading contentName="your history" className="history">
      <Skeleton style={{ height: 480 }} />
      <Skeleton style={{ height: 240 }} />
    </Loading>
  );
}

/** The member's redemptions and their state. */
function RedemptionHistory({ newest }: { newest: Redemption[] }) {
  const team = useTeam();
  const [isAskedFor, askFor] = useState(false);
  const whole = useInfiniteQuery(redemptionPages(isAskedFor));
  return (
    <History
      title="Redemption history"
      itemsName="redemptions"
      empty="Nothing redeemed yet"
      {...olderRows({ newest, whole, isAskedFor, onAsk: () => askFor(true) })}
    >
      {({ item, status, pointsSpent, createdAt }) => (
        <>
          <span>
            {withSoftHyphens(item.name)}
            <small>
              <LocalTime at={createdAt} isDay />
              <RedemptionBadge status={status} />
              {status === "cancelled" && <span>{pointsTitle(team)} returned</span>}
            </small>
          </span>
          <span className="amount">{formatNumber(pointsSpent)}</span>
        </>
      )}
    </History>
  );
}

function TransactionHistory({ newest }: { newest: Transaction[] }) {
  const [isAskedFor, askFor] = useState(false);
  const whole = useInfiniteQuery(transactionPages(isAskedFor));
  return (
    <History
      title="Transaction history"
      itemsName="transactions"
      empty="Nothing earned or spent yet"
      {...olderRows({ newest, whole, isAskedFor, onAsk: () => askFor(true) })}
    >
      {(transaction) => (
        <>
          <span>
            {withSoftHyphens(transaction.description)}
            <small>
              <LocalTime at={transaction.createdAt} isDay />
              <span>{kindOf(transaction)}</span>
            </small>
          </span>
          <span className={transaction.amount > 0 ? "amount up" : "amount"}>{signed(transaction.amount)}</span>
        </>
      )}
    </History>
  );
}

const kindOf = ({ type, adminUsername }: Transaction) =>
  type === "admin_adjust" && adminUsername
    ? `${transactionTypeLabels[type]} by ${adminUsername}`
    : transactionTypeLabels[type];

const signed = (amount: number) => `${amount < 0 ? "−" : "+"}${formatNumber(Math.abs(amount))}`;

type HistoryProps<Row extends { id: string }> = Older<Row> & {
  title: string;
  itemsName: string;
  empty: string;
  children: (row: Row) => ReactNode;
};

/** A history, newest first. */
function History<Row extends { id: string }>({
  title,
  itemsName,
  empty,
  rows,
  nextPages,
  children,
}: HistoryProps<Row>) {
  const headingId = `${itemsName}-heading`;
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId}>{title}</h2>
      {rows.length === 0 ? (
        <EmptyState>{empty}</EmptyState>
      ) : (
        <ol className="history-list">
          {rows.map((row) => (
            <li key={row.id}>{children(row)}</li>
          ))}
        </ol>
      )}
      <ShowMore nextPages={nextPages} shown={rows.length} itemsName={itemsName} />
    </section>
  );
}

const shownAtFirst = 10;

type RowsOfHistory<Row> = {
  /** The newest rows, which are loaded with the balance. */
  newest: Row[];
  /** The complete list, loaded only on request. */
  whole: InfiniteRows<Row>;
  isAskedFor: boolean;
  onAsk: () => void;
};

type Older<Row> = { rows: Row[]; nextPages: NextPages };

/** Returns the rows loaded so far, and how to load more. */
function olderRows<Row>({ newest, whole, isAskedFor, onAsk }: RowsOfHistory<Row>): Older<Row> {
  if (isAskedFor && whole.data) {
    const nextPages = nextPagesOf(whole);
    return { rows: loadedRows(whole), nextPages: { ...nextPages, pages: nextPages.pages + 1 } };
  }
  const rows = newest.slice(0, shownAtFirst);
  const nextPages = {
    pages: 0,
    hasMore: newest.length > rows.length,
    isPending: isAskedFor && whole.isFetching,
    error: isAskedFor ? whole.error : null,
    onMore: isAskedFor ? () => void whole.refetch() : onAsk,
  };
  return { rows, nextPages };
}
