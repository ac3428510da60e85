import type { PasswordEntry } from "#contract/staff/accounts/schemas.ts";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import type { ListSorting } from "#web/ui/lists/controls/use-list.ts";
import { actionsColumn, type Column } from "#web/ui/table/columns.ts";
import { Table } from "#web/ui/table/table.tsx";
import { nameColumn } from "./name-column.tsx";

const methods: Record<PasswordEntry["authMethod"], string> = {
  email: "Email and password",
  google: "Google",
  "email+google": "Email and password, or Google",
};

type PasswordsTableProps = { entries: PasswordEntry[]; sorting: ListSorting; onChange: (entry: PasswordEntry) => void };

export const PasswordsTable = ({ entries, sorting, onChange }: PasswordsTableProps) => (
  <Table columns={columnsWith(onChange)} rows={entries} sorting={sorting} />
);

const columnsWith = (onChange: (entry: PasswordEntry) => void): Column<PasswordEntry>[] => [
  nameColumn(),
  { header: "Signs in with", accessorFn: ({ authMethod }) => methods[authMethod], meta: { card: "text" } },
  {
    header: "Password",
    cell: ({ row: { original } }) =>
      original.password === null ? (
        <span className="members__none">None set</span>
      ) : (
        <>
          <span aria-hidden="true">{original.password}</span>
          <span className="visually-hidden">Set, hidden</span>
        </>
      ),
  },
  actionsColumn((entry) => (
    <TextButton aria-haspopup="dialog" onClick={() => onChange(entry)}>
      Change<span className="visually-hidden"> the password of {entry.name}</span>
    </TextButton>
  )),
];
