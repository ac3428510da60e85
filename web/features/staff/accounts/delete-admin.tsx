import { staffAccountTexts } from "#contract/staff/accounts/constants.ts";
import { staffAccountsApi } from "#contract/staff/accounts/endpoints.ts";
import type { StaffAccount } from "#contract/staff/accounts/schemas.ts";
import { staffRoleLabels } from "#contract/staff/roles.ts";
import { api } from "#web/api/api-client.ts";
import { DeleteDialog } from "#web/ui/overlays/delete-dialog.tsx";
import { useAccountChanges } from "./use-account-changes.ts";

type DeleteAdminProps = { account: StaffAccount | undefined; isOpen: boolean; onClose: () => void };

/** Deletes an account, after asking. */
export function DeleteAdmin({ account, isOpen, onClose }: DeleteAdminProps) {
  const { accountsChanged } = useAccountChanges();
  if (!account) return null;
  const { id, username, role } = account;
  return (
    <DeleteDialog
      isOpen={isOpen}
      name={username}
      confirm="Delete account"
      texts={staffAccountTexts}
      hasFailureToast
      remove={() => api(staffAccountsApi.remove, { params: { id } })}
      onClose={onClose}
      onSettled={accountsChanged}
    >
      <p>
        {staffRoleLabels[role]}. They are signed out at once
        {role === "admin" &&
          ", along with anyone using a temporary link they made, and their unused links stop working"}
        . The audit log keeps what they did.
      </p>
    </DeleteDialog>
  );
}
