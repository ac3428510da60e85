import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useId } from "react";
import type { PasswordEntry } from "#contract/staff/accounts/schemas.ts";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { ListSearch } from "#web/ui/lists/controls/list-search.tsx";
import { type ListSorting, useList } from "#web/ui/lists/controls/use-list.ts";
import { InfiniteList } from "#web/ui/lists/infinite/infinite-list.tsx";
import { useRowDialog } from "#web/ui/overlays/use-row-dialog.ts";
import { actionsColumn, type Column } from "#web/ui/table/columns.ts";
import { DataTable } from "#web/ui/table/data-table.tsx";
import { nameColumn } from "./name-column.tsx";
import { passwordList, passwordListOptions } from "./registered-users.queries.ts";
import { SetPassword } from "./set-password.tsx";
import "./members.css";

/** How members sign in. Passwords can't be read, but a new one can be set. */
export function MemberPasswords() {
  const headingId = useId();
  const state = useList(passwordListOptions);
  const list = useInfiniteQuery({ ...passwordList(state.options), placeholderData: keepPreviousData });
  const chosen = useRowDialog<PasswordEntry>();
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId}>Passwords</h3>
      <p className="member-name__note">
        Nobody can see a password, not even staff. Setting a new one signs that member out everywhere.
      </p>
      <ListSearch
        label="Search members"
        placeholder="Name, email or Discord"
        state={state}
        list={list}
        itemsName="users"
      />
      <InfiniteList
        list={list}
        itemsName="passwords"
        empty="No users yet"
        hint="Members appear here once they register."
        state={state}
      >
        {(entries) => <PasswordsTable entries={entries} sorting={state.sorting} onChange={chosen.open} />}
      </InfiniteList>
      <SetPassword chosen={chosen} />
    </section>
  );
}

const methods: Record<PasswordEntry["authMethod"], string> = {
  email: "Email and password",
  google: "Google",
  "email+google": "Email and password, or Google",
};

type PasswordsTableProps = { entries: PasswordEntry[]; sorting: ListSorting; onChange: (entry: PasswordEntry) => void };

const PasswordsTable = ({ entries, sorting, onChange }: PasswordsTableProps) => (
  <DataTable columns={columnsWith(onChange)} rows={entries} sorting={sorting} />
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
