import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import type { PasswordEntry } from "#contract/staff/accounts/schemas.ts";
import { TextKey } from "#web/ui/actions/text-button.tsx";
import { SearchField } from "#web/ui/fields/search-field.tsx";
import { useSettled } from "#web/ui/fields/use-debounced-value.ts";
import { LongList } from "#web/ui/lists/infinite-list.tsx";
import { loadedRows } from "#web/ui/lists/infinite-rows.ts";
import { useChosen } from "#web/ui/overlays/use-row-dialog.ts";
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
  const search = useSettled(typed.trim());
  const list = useInfiniteQuery({ ...passwordList(search), placeholderData: keepPreviousData });
  const chosen = useChosen<PasswordEntry>();
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId}>Passwords</h3>
      <p className="memb__say">
        Nobody can read a password, staff neither. Setting a new one signs its owner out everywhere.
      </p>
      <SearchField
        label="Search passwords"
        placeholder="Name, email or Discord"
        typed={typed}
        onType={setTyped}
        outcome={search !== "" && !list.isFetching && (loadedRows(list).length > 0 ? "Users found" : "No user found")}
      />
      <LongList list={list} what="passwords" empty={search ? "No such user" : "Nobody has registered yet"}>
        {(entries) => <PasswordsTable entries={entries} onChange={chosen.open} />}
      </LongList>
      <SetPassword chosen={chosen} />
    </section>
  );
}

type PasswordsTableProps = { entries: PasswordEntry[]; onChange: (entry: PasswordEntry) => void };

const PasswordsTable = ({ entries, onChange }: PasswordsTableProps) => (
  <div className="tblbox">
    <table className="tbl tbl--cards memb">
      <thead>
        <tr>
          <th scope="col">Name and email</th>
          <th scope="col">Signs in with</th>
          <th scope="col">Password</th>
          <th scope="col">
            <span className="vh">Actions</span>
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
                <span className="memb__none">None set</span>
              ) : (
                <>
                  <span aria-hidden="true">{entry.password}</span>
                  <span className="vh">Set, hidden</span>
                </>
              )}
            </td>
            <td className="r tbl__keys">
              <TextKey aria-haspopup="dialog" onClick={() => onChange(entry)}>
                Change<span className="vh"> the password of {entry.name}</span>
              </TextKey>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
