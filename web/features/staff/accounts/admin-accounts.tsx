import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useId } from "react";
import { staffAccountTexts } from "#contract/staff/accounts/constants.ts";
import { staffAccountsApi } from "#contract/staff/accounts/endpoints.ts";
import type { StaffAccount } from "#contract/staff/accounts/schemas.ts";
import { staffRoleLabels } from "#contract/staff/roles.ts";
import { secondFactorTexts } from "#contract/staff/second-factor/constants.ts";
import { secondFactorApi } from "#contract/staff/second-factor/endpoints.ts";
import { api } from "#web/api/api-client.ts";
import { useDialogMutation } from "#web/ui/feedback/use-dialog-mutation.ts";
import { ListSearch } from "#web/ui/lists/controls/list-search.tsx";
import { useList } from "#web/ui/lists/controls/use-list.ts";
import { InfiniteList } from "#web/ui/lists/infinite-list.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { DeleteDialog } from "#web/ui/overlays/delete-dialog.tsx";
import { useRowDialog } from "#web/ui/overlays/use-row-dialog.ts";
import { AccountsTable } from "./accounts-table.tsx";
import { AddAdmin, EditAdmin } from "./edit-admin.tsx";
import { accountList, accountListOptions } from "./staff-accounts.queries.ts";
import { useAccountChanges } from "./use-account-changes.ts";
import "#web/ui/styles/card.css";

/** The admin accounts with their roles. `ownId` is the account that is signed in. */
export function AdminAccounts({ ownId }: { ownId: string }) {
  const headingId = useId();
  const state = useList(accountListOptions);
  const list = useInfiniteQuery({ ...accountList(state.options), placeholderData: keepPreviousData });
  const edited = useRowDialog<StaffAccount>();
  const lost = useRowDialog<StaffAccount>();
  const deletion = useRowDialog<StaffAccount>();
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId}>Admin accounts</h3>
      <div className="split">
        <div>
          <ListSearch label="Search accounts" placeholder="Username" state={state} list={list} itemsName="accounts" />
          <InfiniteList list={list} itemsName="admin accounts" empty="No admin accounts" state={state}>
            {(accounts) => (
              <AccountsTable
                accounts={accounts}
                sorting={state.sorting}
                ownId={ownId}
                onEdit={edited.open}
                onDelete={deletion.open}
                onResetFactor={lost.open}
              />
            )}
          </InfiniteList>
        </div>
        <AddAdmin />
      </div>
      <EditAdmin chosen={edited} ownId={ownId} />
      <ResetFactor account={lost.row} isOpen={lost.isOpen} onClose={lost.close} />
      <DeleteAdmin account={deletion.row} isOpen={deletion.isOpen} onClose={deletion.close} />
    </section>
  );
}

type DeleteAdminProps = { account: StaffAccount | undefined; isOpen: boolean; onClose: () => void };

/** Deletes an account, after asking. */
function DeleteAdmin({ account, isOpen, onClose }: DeleteAdminProps) {
  const { accountsChanged } = useAccountChanges();
  if (!account) return null;
  const { id, username, role } = account;
  return (
    <DeleteDialog
      isOpen={isOpen}
      id={id}
      isPermanent
      name={username}
      confirmLabel="Delete account"
      texts={staffAccountTexts}
      hasFailureToast
      remove={() => api(staffAccountsApi.remove, { params: { id } })}
      onClose={onClose}
      onSettled={accountsChanged}
    >
      <p>
        {staffRoleLabels[role]}. They’ll be signed out immediately
        {role === "admin" &&
          ", along with anyone using a temporary link they made, and their unused links will stop working"}
        . The audit log keeps what they did.
      </p>
    </DeleteDialog>
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
