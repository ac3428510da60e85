import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import type { RegisteredUser } from "#contract/staff/accounts/schemas.ts";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { SearchField } from "#web/ui/fields/search-field.tsx";
import { useDebouncedValue } from "#web/ui/fields/use-debounced-value.ts";
import { InfiniteList } from "#web/ui/lists/infinite-list.tsx";
import { loadedRows } from "#web/ui/lists/infinite-rows.ts";
import { Badge } from "#web/ui/marks/badge.tsx";
import { LocalTime } from "#web/ui/marks/local-time.tsx";
import { useRowDialog } from "#web/ui/overlays/use-row-dialog.ts";
import { DeleteUser } from "./delete-user.tsx";
import { userList } from "./registered-users.queries.ts";
import "#web/ui/lists/table.css";
import "./members-table.css";

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
      <InfiniteList list={list} what="users" empty={search ? "No such user" : "Nobody has registered yet"}>
        {(users) => <UsersTable users={users} onDelete={doomed.open} />}
      </InfiniteList>
      <DeleteUser user={doomed.row} isOpen={doomed.isOpen} onClose={doomed.close} />
    </section>
  );
}

type UsersTableProps = { users: RegisteredUser[]; onDelete: (user: RegisteredUser) => void };

const UsersTable = ({ users, onDelete }: UsersTableProps) => (
  <div className="tblbox">
    <table className="tbl tbl--cards member-name">
      <thead>
        <tr>
          <th scope="col">Name and email</th>
          <th scope="col">Discord</th>
          <th scope="col">State</th>
          <th scope="col">Registered</th>
          <th scope="col">
            <span className="visually-hidden">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {users.map((user) => (
          <tr key={user.id}>
            <td>
              <b>{user.name}</b>
              <span className="tbl__sub">{user.email}</span>
            </td>
            <td>{user.discord ?? <span className="member-name__none">No Discord yet</span>}</td>
            <td>{user.isVerified ? <Badge tone="ok">Verified</Badge> : <Badge tone="wait">Unverified</Badge>}</td>
            <td>
              <LocalTime at={user.createdAt} isDay />
            </td>
            <td className="r tbl__actions">
              <TextButton isDestructive aria-haspopup="dialog" onClick={() => onDelete(user)}>
                Delete<span className="visually-hidden"> {user.name}</span>
              </TextButton>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
