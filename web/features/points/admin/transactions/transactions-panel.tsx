import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { PointsUser } from "#contract/points/admin/schemas.ts";
import { transactionsFilePath, transactionTypeLabels, transactionTypes } from "#contract/points/constants.ts";
import { transactionList, transactionsOf } from "#web/features/points/admin/queries/points-admin.queries.ts";
import { FileTools } from "#web/ui/lists/controls/file-tools.tsx";
import { FilterForm } from "#web/ui/lists/controls/filter-form.tsx";
import { ListFilter } from "#web/ui/lists/controls/list-filter.tsx";
import type { ListOptions } from "#web/ui/lists/controls/list-options.ts";
import { type ListState, useList } from "#web/ui/lists/controls/use-list.ts";
import { InfiniteList } from "#web/ui/lists/infinite/infinite-list.tsx";
import { MemberFilter } from "./member-filter.tsx";
import { TransactionsTable } from "./transactions-table.tsx";
import "./transactions-panel.css";

export function TransactionsPanel() {
  const state = useList(transactionsOf);
  const [member, setMember] = useState<PointsUser>();
  const list = useInfiniteQuery({ ...transactionList(state.options, member?.id), placeholderData: keepPreviousData });
  return (
    <>
      <FileTools
        search={{
          label: "Search transactions",
          placeholder: "Description",
          state,
          list,
          what: "transactions",
        }}
        file={transactionsFilePath}
        options={ofMember(state.options, member)}
      >
        <TypeFilter state={state} />
        <MemberFilter member={member} onMember={setMember} />
      </FileTools>
      <InfiniteList
        list={list}
        what="transactions"
        empty={member ? "No matching transactions" : "No transactions yet"}
        next="Points that are awarded, taken or redeemed are listed here."
        state={state}
      >
        {(transactions) => <TransactionsTable transactions={transactions} sorting={state.sorting} />}
      </InfiniteList>
    </>
  );
}

const ofMember = (options: ListOptions, member: PointsUser | undefined): ListOptions =>
  member ? { ...options, userId: member.id } : options;

const TypeFilter = ({ state }: { state: ListState }) => (
  <FilterForm>
    <input type="hidden" name="tab" value="transactions" />
    <ListFilter label="Type" name="type" values={transactionTypes} labels={transactionTypeLabels} state={state} />
  </FilterForm>
);
