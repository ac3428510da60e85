import type { StaffAccount } from "#contract/staff/accounts/schemas.ts";
import { type StaffRole, staffRoleLabels } from "#contract/staff/roles.ts";
import type { ListSorting } from "#web/ui/lists/controls/use-list.ts";
import { BreakableName } from "#web/ui/marks/breakable-name.tsx";
import { LocalTime } from "#web/ui/marks/local-time.tsx";
import { actionsColumn, type Column } from "#web/ui/table/columns.ts";
import { DataTable } from "#web/ui/table/data-table.tsx";
import { RowActions, RowMenu } from "#web/ui/table/row-menu.tsx";
import "./accounts-table.css";

type AccountsTableProps = {
  accounts: StaffAccount[];
  sorting: ListSorting;
  ownId: string;
  onEdit: (account: StaffAccount) => void;
  onDelete: (account: StaffAccount) => void;
  onResetFactor: (account: StaffAccount) => void;
};

export const AccountsTable = (props: AccountsTableProps) => (
  <DataTable columns={columnsWith(props)} rows={props.accounts} sorting={props.sorting} className="accounts-table" />
);

const columnsWith = ({ ownId, onEdit, onDelete, onResetFactor }: AccountsTableProps): Column<StaffAccount>[] => [
  {
    header: "Username",
    accessorKey: "username",
    meta: { card: "title" },
    cell: ({ row: { original } }) => (
      <>
        <b>
          <BreakableName>{original.username}</BreakableName>
        </b>
        {original.id === ownId && <span className="table__sub">Your own account</span>}
      </>
    ),
  },
  {
    header: "Role",
    accessorKey: "role",
    meta: { card: "corner" },
    cell: ({ row: { original } }) => <RoleBadge of={original.role} />,
  },
  {
    header: "Second factor",
    accessorKey: "hasSecondFactor",
    cell: ({ row: { original } }) => (original.hasSecondFactor ? "On" : "None"),
  },
  {
    header: "Last login",
    id: "lastLogin",
    accessorFn: ({ lastLogin }) => lastLogin ?? undefined,
    sortDescFirst: true,
    cell: ({ row: { original } }) => (original.lastLogin ? <LocalTime at={original.lastLogin} /> : "Never"),
  },
  actionsColumn((account) => (
    <>
      <RowActions
        name={account.username}
        onEdit={() => onEdit(account)}
        onDelete={account.id === ownId ? undefined : () => onDelete(account)}
      />
      {account.hasSecondFactor && account.id !== ownId && (
        <RowMenu
          name={account.username}
          actions={[{ label: "Reset second factor", opensDialog: true, onChoose: () => onResetFactor(account) }]}
        />
      )}
    </>
  )),
];

/** A role, as text and as a rank. */
const RoleBadge = ({ of: role }: { of: StaffRole }) => (
  <span className={`role role--${role}`}>{staffRoleLabels[role]}</span>
);
