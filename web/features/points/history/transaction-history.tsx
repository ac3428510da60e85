import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { transactionTypeLabels } from "#contract/points/constants.ts";
import type { Transaction } from "#contract/points/schemas.ts";
import { transactionPages } from "#web/features/points/points.queries.ts";
import { formatNumber } from "#web/ui/format/numbers.ts";
import { History } from "./history.tsx";
import { olderRows } from "./older-rows.ts";

export function TransactionHistory({ newest }: { newest: Transaction[] }) {
  const [isAskedFor, askFor] = useState(false);
  const whole = useInfiniteQuery(transactionPages(isAskedFor));
  return (
    <History
      title="Transaction history"
      what="transactions"
      empty="Nothing earned or spent yet"
      {...olderRows({ newest, whole, isAskedFor, onAsk: () => askFor(true) })}
    >
      {(transaction) => (
        <>
          <span>
            {transaction.description}
            <small>{kindOf(transaction)}</small>
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
