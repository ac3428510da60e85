import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import type { RegisteredUser } from "#contract/staff/accounts/schemas.ts";
import { SearchField } from "#web/ui/fields/search-field.tsx";
import { useDebouncedValue } from "#web/ui/fields/use-debounced-value.ts";
import { InfiniteList } from "#web/ui/lists/infinite-list.tsx";
import { loadedRows } from "#web/ui/lists/infinite-rows.ts";
import { useRowDialog } from "#web/ui/overlays/use-row-dialog.ts";
import { DeleteUser } from "./delete-user.tsx";
import { userList } from "./registered-users.queries.ts";
import { UsersTable } from "./users-table.tsx";
import "./members.css";

/** Everybody who has an account, newest first. */
export function RegisteredUsers() {
  const headingId = useId();
  const [typed, setTyped] = useState("");
  const search = useDebouncedValue(typed.trim());
  const list = useInfiniteQuery({ ...userList(search), placeholderData: keepPreviousData });
  const doomed = useRowDialog<RegisteredUser>();
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId}>Registered users</h3>
      <SearchField
        label="Search users"
        placeholder="Name, email or Discord"
        typed={typed}
        onType={setTyped}
        outcome={search !== "" && !list.isFetching && (loadedRows(list).length > 0 ? "Users found" : "No user found")}
      />
      <InfiniteList list={list} what="users" empty={search ? "No matching users" : "No users yet"}>
        {(users, isWhole) => <UsersTable users={users} isWhole={isWhole} onDelete={doomed.open} />}
      </InfiniteList>
      <DeleteUser user={doomed.row} isOpen={doomed.isOpen} onClose={doomed.close} />
    </section>
  );
}
