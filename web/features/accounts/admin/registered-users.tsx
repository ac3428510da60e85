import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useId } from "react";
import { staffAccountTexts } from "#contract/staff/accounts/constants.ts";
import { staffAccountsApi } from "#contract/staff/accounts/endpoints.ts";
import type { PasswordEntry } from "#contract/staff/accounts/schemas.ts";
import { pointsName } from "#contract/team/points-words.ts";
import { hasDiscord } from "#contract/team/ways-to-reach.ts";
import { api } from "#web/api/api-client.ts";
import { invalidateAll } from "#web/api/query-client.ts";
import { useTeam } from "#web/api/team.ts";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { useList } from "#web/ui/lists/controls/use-list.ts";
import { ListPanel } from "#web/ui/lists/list-panel.tsx";
import { Badge } from "#web/ui/marks/badge.tsx";
import { BreakableName } from "#web/ui/marks/breakable-name.tsx";
import { LocalTime } from "#web/ui/marks/local-time.tsx";
import { StaffLookalike } from "#web/ui/nouns/staff-lookalike.tsx";
import { DeleteDialog } from "#web/ui/overlays/delete-dialog.tsx";
import { useRowDialog } from "#web/ui/overlays/use-row-dialog.ts";
import { actionsColumn, type Column } from "#web/ui/table/columns.ts";
import { DataTable } from "#web/ui/table/data-table.tsx";
import { type ListedUser, passwordList, userList, userListOptions } from "./registered-users.queries.ts";
import { SetPassword } from "./set-password.tsx";
import "./registered-users.css";

type RegisteredUsersProps = {
  maySetPasswords: boolean;
  /** Goes at the end of the heading's line. */
  children?: ReactNode;
};

/** All registered members, newest first. Those who may set passwords also see how each member signs in. */
export function RegisteredUsers({ maySetPasswords, children }: RegisteredUsersProps) {
  const headingId = useId();
  const team = useTeam();
  const isOnDiscord = hasDiscord(team);
  const { programme } = team;
  const queryClient = useQueryClient();
  const listed = useList<ListedUser>(userListOptions, { pages: maySetPasswords ? passwordList : userList });
  const changed = useRowDialog<ListedUser>();
  const deletion = useRowDialog<ListedUser>();
  return (
    <section aria-labelledby={headingId}>
      <div className="members__head">
        <h3 id={headingId}>Registered users</h3>
        {children}
      </div>
      <ListPanel
        of={listed}
        itemsName="users"
        search={{ label: "Search users", placeholder: isOnDiscord ? "Name, email or Discord" : "Name or email" }}
        toolsClass=""
        empty="No users yet"
        hint="Members appear here once they register."
      >
        {(rows) => (
          <DataTable
            className="users-table"
            columns={columnsWith({ onChange: maySetPasswords ? changed.open : undefined, onDelete: deletion.open })}
            rows={rows}
            sorting={listed.state.sorting}
            hidden={[...(maySetPasswords ? [] : ["signIn"]), ...(isOnDiscord ? [] : ["discord"])]}
          />
        )}
      </ListPanel>
      <SetPassword chosen={changed} />
      <DeleteDialog
        chosen={deletion}
        isPermanent
        nameOf={({ name }) => name}
        confirmLabel="Delete user"
        texts={texts}
        hasFailureToast
        remove={({ id }) => api(staffAccountsApi.removeUser, { params: { id } })}
        onSettled={() => void invalidateAll(queryClient) /* members appear in nearly every list */}
      >
        {({ email }) => (
          <>
            <p>
              This permanently deletes the account of <b>{email}</b>: name, email address,
              {isOnDiscord && " Discord username,"} applications and private events. They’ll be signed out everywhere
              {programme.isOn && ", and rewards that haven’t been delivered will be cancelled"}.
            </p>
            {programme.isOn && (
              <p>Their {pointsName(team)} history stays, under a number that can’t be traced to them.</p>
            )}
          </>
        )}
      </DeleteDialog>
    </section>
  );
}

const texts = { deleted: staffAccountTexts.userDeleted, deleteFailed: staffAccountTexts.userDeleteFailed };

const methods: Record<PasswordEntry["authMethod"], string> = {
  email: "a password",
  google: "Google",
  "email+google": "a password or Google",
};

type UserActions = { onChange: ((user: ListedUser) => void) | undefined; onDelete: (user: ListedUser) => void };

const columnsWith = ({ onChange, onDelete }: UserActions): Column<ListedUser>[] => [
  nameColumn(),
  {
    header: "Discord",
    id: "discord",
    accessorFn: ({ discord }) => discord ?? undefined,
    meta: { card: "text" },
    cell: ({ row: { original } }) =>
      original.discord ? (
        <BreakableName>{original.discord}</BreakableName>
      ) : (
        <span className="members__none">No Discord yet</span>
      ),
  },
  {
    header: "Signs in with",
    id: "signIn",
    cell: ({ row: { original } }) => <SignInMethod of={original} />,
  },
  {
    header: "State",
    accessorKey: "isVerified",
    meta: { card: "corner" },
    cell: ({ row: { original } }) =>
      original.isVerified ? <Badge tone="ok">Verified</Badge> : <Badge tone="quiet">Unverified</Badge>,
  },
  {
    header: "Registered",
    accessorKey: "createdAt",
    sortDescFirst: true,
    meta: { kind: "short" },
    cell: ({ row: { original } }) => (
      <span className="members__registered">
        <LocalTime at={original.createdAt} isDay />
      </span>
    ),
  },
  actionsColumn((user) => (
    <>
      {onChange && (
        <TextButton aria-haspopup="dialog" onClick={() => onChange(user)}>
          Change password<span className="visually-hidden"> of {user.name}</span>
        </TextButton>
      )}
      <TextButton isDestructive aria-haspopup="dialog" onClick={() => onDelete(user)}>
        Delete<span className="visually-hidden"> {user.name}</span>
      </TextButton>
    </>
  )),
];

/** How a member signs in, with the mask that stands for every password. */
function SignInMethod({ of: { authMethod, password } }: { of: ListedUser }) {
  if (!authMethod) return null;
  return (
    <span className="members__method">
      {methods[authMethod]}
      {password && (
        <span className="members__mask">
          <span aria-hidden="true"> {password}</span>
          <span className="visually-hidden">, set and hidden</span>
        </span>
      )}
    </span>
  );
}

type Named = { id: string; name: string; email: string };

/** A column with the person a row is about. */
const nameColumn = <Row extends Named>(): Column<Row> => ({
  header: "Name and email",
  accessorKey: "name",
  meta: { card: "title" },
  cell: ({ row: { original } }) => (
    <>
      <b>{original.name}</b> <StaffLookalike names={[original.name]} />
      <span className="table__sub table__line">{original.email}</span>
    </>
  ),
});
