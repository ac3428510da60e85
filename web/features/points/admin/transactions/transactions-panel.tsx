import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { PointsUser } from "#contract/points/admin/schemas.ts";
import { transactionsFilePath, transactionTypeLabels, transactionTypes } from "#contract/points/constants.ts";
import { type TransactionFilter, transactionList } from "#web/features/points/admin/points-admin.queries.ts";
import { FilterSelect } from "#web/ui/fields/filter-select.tsx";
import { FilterForm } from "#web/ui/lists/filter-form.tsx";
import { InfiniteList } from "#web/ui/lists/infinite-list.tsx";
import { MemberFilter } from "./member-filter.tsx";
import { TransactionsTable } from "./transactions-table.tsx";
import "./transactions-panel.css";

type Type = TransactionFilter["type"];
type TransactionsPanelProps = { type: Type; onType: (type: string | undefined) => void };

/** Every point in and every point out, newest first. */
export function TransactionsPanel({ type, onType }: TransactionsPanelProps) {
  const [member, setMember] = useState<PointsUser>();
  const filter = { type, userId: member?.id };
  const list = useInfiniteQuery(transactionList(filter));
  return (
    <>
      <div className="points-tools transaction-filter">
        <TypeFilter type={type} onType={onType} />
        <MemberFilter member={member} onMember={setMember} />
        <a className="text-link" href={fileOf(filter)} download>
          Download CSV
        </a>
      </div>
      <InfiniteList
        list={list}
        what="transactions"
        empty={type || member ? "No matching transactions" : "No transactions yet"}
      >
        {(transactions, isWhole) => <TransactionsTable transactions={transactions} isWhole={isWhole} />}
      </InfiniteList>
    </>
  );
}

/** The file has what the list shows. */
function fileOf({ type, userId }: TransactionFilter): string {
  const search = new URLSearchParams({ ...(type && { type }), ...(userId && { userId }) });
  return search.size > 0 ? `${transactionsFilePath}?${search}` : transactionsFilePath;
}

const TypeFilter = ({ type, onType }: TransactionsPanelProps) => (
  <FilterForm>
    <input type="hidden" name="tab" value="transactions" />
    <FilterSelect
      label="Type"
      name="type"
      values={transactionTypes}
      labels={transactionTypeLabels}
      chosen={type}
      onChoose={onType}
    />
  </FilterForm>
);
