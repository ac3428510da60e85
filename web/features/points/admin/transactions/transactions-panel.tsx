import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { pointsAdminApi } from "#contract/points/admin/endpoints.ts";
import type { PointsUser, StaffTransaction } from "#contract/points/admin/schemas.ts";
import { transactionsFilePath, transactionTypeLabels, transactionTypes } from "#contract/points/constants.ts";
import { maxSearchLength } from "#contract/search/constants.ts";
import { pointsTitle } from "#contract/team/points-words.ts";
import { hasDiscord } from "#contract/team/ways-to-reach.ts";
import type { Team } from "#contract/team.ts";
import { query } from "#web/api/queries.ts";
import { useTeam } from "#web/api/team.ts";
import { transactionList, transactionListOptions } from "#web/features/points/admin/points-admin.queries.ts";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { errorReason } from "#web/ui/feedback/error-message.ts";
import { Combobox } from "#web/ui/fields/combobox.tsx";
import { useDebouncedValue } from "#web/ui/fields/use-debounced-value.ts";
import { useKeptFocus } from "#web/ui/focus/use-kept-focus.ts";
import { formatNumber } from "#web/ui/format/numbers.ts";
import { withSoftHyphens } from "#web/ui/format/soft-hyphens.ts";
import { FilterForm } from "#web/ui/lists/controls/filter-form.tsx";
import { FoldedFilters } from "#web/ui/lists/controls/folded-filters.tsx";
import { ListFilter } from "#web/ui/lists/controls/list-filter.tsx";
import { countFilters, fileOf } from "#web/ui/lists/controls/list-options.ts";
import { type ListSorting, type ListState, useList } from "#web/ui/lists/controls/use-list.ts";
import { ListPanel } from "#web/ui/lists/list-panel.tsx";
import { LocalTime } from "#web/ui/marks/local-time.tsx";
import type { Column } from "#web/ui/table/columns.ts";
import { DataTable } from "#web/ui/table/data-table.tsx";
import "./transactions-panel.css";

export function TransactionsPanel() {
  const [member, setMember] = useState<PointsUser>();
  const listed = useList(transactionListOptions, { pages: (options) => transactionList(options, member?.id) });
  const { state } = listed;
  const team = useTeam();
  return (
    <ListPanel
      of={listed}
      itemsName="transactions"
      search={{ label: "Search transactions", placeholder: "Description" }}
      filters={
        <FoldedFilters count={countFilters(state.options) + (member ? 1 : 0)}>
          <TypeFilter state={state} />
          <MemberFilter member={member} onMember={setMember} />
        </FoldedFilters>
      }
      file={fileOf(transactionsFilePath, { ...state.options, ...(member && { userId: member.id }) })}
      empty={member ? "No matching transactions" : "No transactions yet"}
      hint={`${pointsTitle(team)} that are awarded, taken or redeemed are listed here.`}
    >
      {(transactions) => <TransactionsTable transactions={transactions} sorting={state.sorting} />}
    </ListPanel>
  );
}

const TypeFilter = ({ state }: { state: ListState }) => (
  <FilterForm>
    <input type="hidden" name="tab" value="transactions" />
    <ListFilter label="Type" name="type" values={transactionTypes} labels={transactionTypeLabels} state={state} />
  </FilterForm>
);

const columnsWith = (team: Team): Column<StaffTransaction>[] => [
  {
    header: "When",
    accessorKey: "createdAt",
    sortDescFirst: true,
    meta: { card: "text" },
    cell: ({ row: { original } }) => <LocalTime at={original.createdAt} />,
  },
  {
    header: "Member",
    accessorFn: ({ user }) => user.name ?? undefined,
    meta: { card: "text" },
    cell: ({ row: { original } }) => <Whose user={original.user} />,
  },
  {
    header: "Description",
    accessorKey: "description",
    meta: { card: "title" },
    cell: ({ row: { original } }) => withSoftHyphens(original.description),
  },
  {
    header: "Type",
    accessorFn: ({ type }) => transactionTypeLabels[type],
    meta: { kind: "short", card: "text" },
    cell: ({ row: { original } }) => (
      <>
        {transactionTypeLabels[original.type]}
        {original.adminUsername && <span className="table__sub">entered by {original.adminUsername}</span>}
      </>
    ),
  },
  {
    header: pointsTitle(team),
    accessorKey: "amount",
    meta: { kind: "figure", card: "corner" },
    cell: ({ row: { original } }) => <Amount amount={original.amount} />,
  },
];

type TransactionsTableProps = { transactions: StaffTransaction[]; sorting: ListSorting };

const TransactionsTable = ({ transactions, sorting }: TransactionsTableProps) => (
  <DataTable
    columns={columnsWith(useTeam())}
    rows={transactions}
    sorting={sorting}
    cardsBelow={40}
    className="transactions-table"
  />
);

const Whose = ({ user: { name, email } }: Pick<StaffTransaction, "user">) => (
  <>
    {name ? <span className="table__line">{name}</span> : <span className="muted">Account deleted</span>}
    {email && <span className="table__sub table__line">{email}</span>}
  </>
);

const Amount = ({ amount }: Pick<StaffTransaction, "amount">) => (
  <span className={amount > 0 ? "transactions-table__inner" : undefined}>
    {amount > 0 ? "+" : "−"}
    {formatNumber(Math.abs(amount))}
  </span>
);

type MemberFilterProps = { member: PointsUser | undefined; onMember: (member: PointsUser | undefined) => void };

/** Filters transactions by member, who can be searched for. */
function MemberFilter({ member, onMember }: MemberFilterProps) {
  const focus = useKeptFocus<HTMLDivElement>((whole) => whole.querySelector<HTMLElement>("input, button"));
  return (
    <div className="member-filter" {...focus}>
      {member ? (
        <div className="member-filter__one">
          <p>
            Member <b>{member.name}</b> <span className="muted">{member.email}</span>
          </p>
          <TextButton onClick={() => onMember(undefined)}>Show all members</TextButton>
        </div>
      ) : (
        <MemberSearch onMember={onMember} />
      )}
    </div>
  );
}

function MemberSearch({ onMember }: { onMember: (member: PointsUser) => void }) {
  const team = useTeam();
  const [typed, setTyped] = useState("");
  const search = useDebouncedValue(typed.trim());
  const { data: found, error } = useQuery({
    ...query(pointsAdminApi.users, { query: { search, limit: "6" } }),
    enabled: search !== "",
  });
  const members = search ? (found ?? []) : [];
  return (
    <search>
      <Combobox
        label="Member"
        placeholder={`Search by ${hasDiscord(team) ? "Discord, " : ""}name or email`}
        maxLength={maxSearchLength}
        typed={typed}
        onType={setTyped}
        found={members}
        nameOf={({ name }) => name}
        onChoose={onMember}
      >
        {({ name, email }) => (
          <>
            <b>{name}</b> <span className="muted">{email}</span>
          </>
        )}
      </Combobox>
      <p className={error || (search && found?.length === 0) ? "muted" : "visually-hidden"} role="status">
        {search && error && `The search failed. ${errorReason(error)}`}
        {search && found && (found.length > 0 ? "Members found, listed below" : "No member found")}
      </p>
    </search>
  );
}
