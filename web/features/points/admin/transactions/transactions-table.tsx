import type { StaffTransaction } from "#contract/points/admin/schemas.ts";
import { transactionTypeLabels } from "#contract/points/constants.ts";
import { formatNumber } from "#web/ui/format/numbers.ts";
import type { ListSorting } from "#web/ui/lists/controls/use-list.ts";
import { LocalTime } from "#web/ui/marks/local-time.tsx";
import type { Column } from "#web/ui/table/columns.ts";
import { Table } from "#web/ui/table/table.tsx";

const columns: Column<StaffTransaction>[] = [
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
    cell: ({ row: { original } }) => (
      <>
        {original.description}
        {original.adminUsername && <span className="table__sub">By {original.adminUsername}</span>}
      </>
    ),
  },
  {
    header: "Type",
    accessorFn: ({ type }) => transactionTypeLabels[type],
    meta: { kind: "short", card: "text" },
  },
  {
    header: "Points",
    accessorKey: "amount",
    meta: { kind: "figure", card: "corner" },
    cell: ({ row: { original } }) => <Amount amount={original.amount} />,
  },
];

type TransactionsTableProps = { transactions: StaffTransaction[]; sorting: ListSorting };

export const TransactionsTable = ({ transactions, sorting }: TransactionsTableProps) => (
  <Table columns={columns} rows={transactions} sorting={sorting} cardsBelow={40} className="transactions-table" />
);

const Whose = ({ user: { name, email } }: Pick<StaffTransaction, "user">) => (
  <>
    {name ?? <span className="muted">Account deleted</span>}
    {email && <span className="table__sub table__line">{email}</span>}
  </>
);

const Amount = ({ amount }: Pick<StaffTransaction, "amount">) => (
  <span className={amount > 0 ? "transactions-table__inner" : undefined}>
    {amount > 0 ? "+" : "−"}
    {formatNumber(Math.abs(amount))}
  </span>
);
