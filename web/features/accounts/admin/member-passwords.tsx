import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import type { PasswordEntry } from "#contract/staff/accounts/schemas.ts";
import { SearchField } from "#web/ui/fields/search-field.tsx";
import { useDebouncedValue } from "#web/ui/fields/use-debounced-value.ts";
import { InfiniteList } from "#web/ui/lists/infinite-list.tsx";
import { loadedRows } from "#web/ui/lists/infinite-rows.ts";
import { useRowDialog } from "#web/ui/overlays/use-row-dialog.ts";
import { PasswordsTable } from "./passwords-table.tsx";
import { passwordList } from "./registered-users.queries.ts";
import { SetPassword } from "./set-password.tsx";
import "./members.css";

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
        Nobody can see a password, not even staff. Setting a new one signs that member out everywhere.
      </p>
      <SearchField
        label="Search passwords"
        placeholder="Name, email or Discord"
        typed={typed}
        onType={setTyped}
        outcome={search !== "" && !list.isFetching && (loadedRows(list).length > 0 ? "Users found" : "No user found")}
      />
      <InfiniteList list={list} what="passwords" empty={search ? "No matching users" : "No users yet"}>
        {(entries, isWhole) => <PasswordsTable entries={entries} isWhole={isWhole} onChange={chosen.open} />}
      </InfiniteList>
      <SetPassword chosen={chosen} />
    </section>
  );
}
