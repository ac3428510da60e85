import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useId } from "react";
import type { RegisteredUser } from "#contract/staff/accounts/schemas.ts";
import { ListSearch } from "#web/ui/lists/controls/list-search.tsx";
import { useList } from "#web/ui/lists/controls/use-list.ts";
import { InfiniteList } from "#web/ui/lists/infinite/infinite-list.tsx";
import { useRowDialog } from "#web/ui/overlays/use-row-dialog.ts";
import { DeleteUser } from "./delete-user.tsx";
import { userList, usersOf } from "./registered-users.queries.ts";
import { UsersTable } from "./users-table.tsx";
import "./members.css";

/** All registered members, newest first. */
export function RegisteredUsers() {
  const headingId = useId();
  const state = useList(usersOf);
  const list = useInfiniteQuery({ ...userList(state.options), placeholderData: keepPreviousData });
  const doomed = useRowDialog<RegisteredUser>();
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId}>Registered users</h3>
      <ListSearch label="Search users" placeholder="Name, email or Discord" state={state} list={list} what="users" />
      <InfiniteList
        list={list}
        what="users"
        empty="No users yet"
        next="Members appear here once they register."
        state={state}
      >
        {(users) => <UsersTable users={users} sorting={state.sorting} onDelete={doomed.open} />}
      </InfiniteList>
      <DeleteUser user={doomed.row} isOpen={doomed.isOpen} onClose={doomed.close} />
    </section>
  );
}
