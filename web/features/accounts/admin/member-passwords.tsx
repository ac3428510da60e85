import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import type { PasswordEntry } from "#contract/staff/accounts/schemas.ts";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { SearchField } from "#web/ui/fields/search-field.tsx";
import { useDebouncedValue } from "#web/ui/fields/use-debounced-value.ts";
import { InfiniteList } from "#web/ui/lists/infinite-list.tsx";
import { loadedRows } from "#web/ui/lists/infinite-rows.ts";
import { useRowDialog } from "#web/ui/overlays/use-row-dialog.ts";
import { passwordList } from "./registered-users.queries.ts";
import { SetPassword } from "./set-password.tsx";
import "#web/ui/lists/table.css";
import "./members-table.css";

const methods: Record<PasswordEntry["authMethod"], string> = {
  email: "Email and password",
  google: "Google",
  "email+google": "Email and password, or Google",
};

/** How members sign in. Nobody can read a password; a new one can be set. */
export function MemberPasswords() {
  const headingId = useId();
  const [typed, setTyped] = useState("");
  const search = useDebouncedValue(typed.trim());
  const list = useInfiniteQuery({ ...passwordList(search), placeholderData: keepPreviousData });
  const chosen = useRowDialog<PasswordEntry>();
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId}>Passwords</h3>
      <p className="member-name__note">
        Nobody can read a password, staff neither. Setting a new one signs its owner out everywhere.
      </p>
      <SearchField
        label="Search passwords"
        placeholder="Name, email or Discord"
        typed={typed}
        onType={setTyped}
        outcome={search !== "" && !list.isFetching && (loadedRows(list).length > 0 ? "Users found" : "No user found")}
      />
      <InfiniteList list={list} what="passwords" empty={search ? "No such user" : "Nobody has registered yet"}>
        {(entries) => <PasswordsTable entries={entries} onChange={chosen.open} />}
      </InfiniteList>
      <SetPassword chosen={chosen} />
    </section>
  );
}

type PasswordsTableProps = { entries: PasswordEntry[]; onChange: (entry: PasswordEntry) => void };

const PasswordsTable = ({ entries, onChange }: PasswordsTableProps) => (
  <div className="tblbox">
    <table className="tbl tbl--cards member-name">
      <thead>
        <tr>
          <th scope="col">Name and email</th>
          <th scope="col">Signs in with</th>
          <th scope="col">Password</th>
          <th scope="col">
            <span className="visually-hidden">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id}>
            <td>
              <b>{entry.name}</b>
              <span className="tbl__sub">{entry.email}</span>
            </td>
            <td>{methods[entry.authMethod]}</td>
            <td>
              {entry.password === null ? (
                <span className="member-name__none">None set</span>
              ) : (
                <>
                  <span aria-hidden="true">{entry.password}</span>
                  <span className="visually-hidden">Set, hidden</span>
                </>
              )}
            </td>
            <td className="r tbl__actions">
              <TextButton aria-haspopup="dialog" onClick={() => onChange(entry)}>
                Change<span className="visually-hidden"> the password of {entry.name}</span>
              </TextButton>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
