import type { RegisteredUser } from "#contract/staff/accounts/schemas.ts";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import type { ListSorting } from "#web/ui/lists/controls/use-list.ts";
import { Badge } from "#web/ui/marks/badge.tsx";
import { LocalTime } from "#web/ui/marks/local-time.tsx";
import { actionsColumn, type Column } from "#web/ui/table/columns.ts";
import { Table } from "#web/ui/table/table.tsx";
import { nameColumn } from "./name-column.tsx";

type UsersTableProps = { users: RegisteredUser[]; sorting: ListSorting; onDelete: (user: RegisteredUser) => void };

export const UsersTable = ({ users, sorting, onDelete }: UsersTableProps) => (
  <Table columns={columnsWith(onDelete)} rows={users} sorting={sorting} className="users-table" />
);

const columnsWith = (onDelete: (user: RegisteredUser) => void): Column<RegisteredUser>[] => [
  nameColumn(),
  {
    header: "Discord",
    id: "discord",
    accessorFn: ({ discord }) => discord ?? undefined,
    meta: { card: "text" },
    cell: ({ row: { original } }) =>
      original.discord ? (
        <span className="table__line">{original.discord}</span>
      ) : (
        <span className="members__none">No Discord yet</span>
      ),
  },
  {
    header: "State",
    accessorKey: "isVerified",
    meta: { card: "corner" },
    cell: ({ row: { original } }) =>
      original.isVerified ? <Badge tone="ok">Verified</Badge> : <Badge tone="wait">Unverified</Badge>,
  },
  {
    header: "Registered",
    accessorKey: "createdAt",
    sortDescFirst: true,
    cell: ({ row: { original } }) => <LocalTime at={original.createdAt} isDay />,
  },
  actionsColumn((user) => (
    <TextButton isDestructive aria-haspopup="dialog" onClick={() => onDelete(user)}>
      Delete<span className="visually-hidden"> {user.name}</span>
    </TextButton>
  )),
];
