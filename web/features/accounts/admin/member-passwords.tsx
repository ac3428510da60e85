import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useId } from "react";
import type { PasswordEntry } from "#contract/staff/accounts/schemas.ts";
import { ListSearch } from "#web/ui/lists/controls/list-search.tsx";
import { useList } from "#web/ui/lists/controls/use-list.ts";
import { InfiniteList } from "#web/ui/lists/infinite/infinite-list.tsx";
import { useRowDialog } from "#web/ui/overlays/use-row-dialog.ts";
import { PasswordsTable } from "./passwords-table.tsx";
import { passwordList, passwordsOf } from "./registered-users.queries.ts";
import { SetPassword } from "./set-password.tsx";
import "./members.css";

/** How members sign in. Passwords can't be read, but a new one can be set. */
export function MemberPasswords() {
  const headingId = useId();
  const state = useList(passwordsOf);
  const list = useInfiniteQuery({ ...passwordList(state.options), placeholderData: keepPreviousData });
  const chosen = useRowDialog<PasswordEntry>();
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId}>Passwords</h3>
      <p className="member-name__note">
        Nobody can see a password, not even staff. Setting a new one signs that member out everywhere.
      </p>
      <ListSearch
        label="Search passwords"
        placeholder="Name, email or Discord"
        state={state}
        list={list}
        what="users"
      />
      <InfiniteList
        list={list}
        what="passwords"
        empty="No users yet"
        next="Members appear here once they register."
        state={state}
      >
        {(entries) => <PasswordsTable entries={entries} sorting={state.sorting} onChange={chosen.open} />}
      </InfiniteList>
      <SetPassword chosen={chosen} />
    </section>
  );
}
