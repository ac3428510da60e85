import { useId } from "react";
import { staffAccountTexts } from "#contract/staff/accounts/constants.ts";
import { staffAccountsApi } from "#contract/staff/accounts/endpoints.ts";
import type { StaffAccount } from "#contract/staff/accounts/schemas.ts";
import { staffRoleLabels } from "#contract/staff/roles.ts";
import { secondFactorTexts } from "#contract/staff/second-factor/constants.ts";
import { secondFactorApi } from "#contract/staff/second-factor/endpoints.ts";
import { api } from "#web/api/api-client.ts";
import { useDialogMutation } from "#web/ui/feedback/use-dialog-mutation.ts";
import { useList } from "#web/ui/lists/controls/use-list.ts";
import { ListPanel } from "#web/ui/lists/list-panel.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { DeleteDialog } from "#web/ui/overlays/delete-dialog.tsx";
import { useRowDialog } from "#web/ui/overlays/use-row-dialog.ts";
import { AccountsTable } from "./accounts-table.tsx";
import { AddAdmin, EditAdmin } from "./edit-admin.tsx";
import { accountList, accountListOptions } from "./staff-accounts.queries.ts";
import { useAccountChanges } from "./use-account-changes.ts";
import "#web/ui/styles/card.css";
import "#web/ui/styles/split.css";

/** The admin accounts with their roles. `ownId` is the account that is signed in. */
export function AdminAccounts({ ownId }: { ownId: string }) {
  const headingId = useId();
  const listed = useList(accountListOptions, { pages: accountList });
  const { accountsChanged } = useAccountChanges();
  const edited = useRowDialog<StaffAccount>();
  const lost = useRowDialog<StaffAccount>();
  const deletion = useRowDialog<StaffAccount>();
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId}>Admin accounts</h3>
      <div className="split">
        <div>
          <ListPanel
            of={listed}
            itemsName="admin accounts"
            search={{ label: "Search accounts", placeholder: "Username", itemsName: "accounts" }}
            toolsClass=""
            empty="No admin accounts"
          >
            {(accounts) => (
              <AccountsTable
                accounts={accounts}
                sorting={listed.state.sorting}
                ownId={ownId}
                onEdit={edited.open}
                onDelete={deletion.open}
                onResetFactor={lost.open}
              />
            )}
          </ListPanel>
        </div>
        <AddAdmin />
      </div>
      <EditAdmin chosen={edited} ownId={ownId} />
      <ResetFactor account={lost.row} isOpen={lost.isOpen} onClose={lost.close} />
      <DeleteDialog
        chosen={deletion}
        isPermanent
        nameOf={({ username }) => username}
        confirmLabel="Delete account"
        texts={staffAccountTexts}
        hasFailureToast
        remove={({ id }) => api(staffAccountsApi.remove, { params: { id } })}
        onSettled={accountsChanged}
      >
        {({ role }) => (
          <p>
            {staffRoleLabels[role]}. They’ll be signed out immediately
            {role === "admin" &&
              ", along with anyone using a temporary link they made, and their unused links will stop working"}
            . The audit log keeps what they did.
          </p>
        )}
      </DeleteDialog>
    </section>
  );
}

type ResetFactorProps = { account: StaffAccount | undefined; isOpen: boolean; onClose: () => void };

/** Asks, then removes a second factor that its owner has lost. */
function ResetFactor({ account, isOpen, onClose }: ResetFactorProps) {
  const { accountsChanged } = useAccountChanges();
  const { mutate, dialog } = useDialogMutation({
    isOpen,
    onClose,
    subject: `second factor ${account?.id}`,
    failureTitle: secondFactorTexts.resetFailed,
    name: account?.username,
    mutationFn: (id: string) => api(secondFactorApi.reset, { params: { id } }),
    onSettled: accountsChanged,
  });
  if (!account) return null;
  return (
    <ConfirmDialog
      {...dialog}
      title={`Reset the second factor of ${account.username}?`}
      confirmLabel="Reset second factor"
      pendingLabel="Resetting..."
      onConfirm={() => mutate(account.id)}
    >
      <p>Do this if they’ve lost it, and you’re sure it’s them asking. Their password alone will then sign them in.</p>
      <p>They’ll be signed out everywhere, and told by email if they’ve given an address.</p>
    </ConfirmDialog>
  );
}
