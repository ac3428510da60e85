import type { StaffAccount } from "#contract/staff/accounts/schemas.ts";
import { secondFactorTexts } from "#contract/staff/second-factor/constants.ts";
import { secondFactorApi } from "#contract/staff/second-factor/endpoints.ts";
import { api } from "#web/api/api-client.ts";
import { useDialogMutation } from "#web/ui/feedback/use-dialog-mutation.ts";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { useAccountChanges } from "./use-account-changes.ts";

type ResetFactorProps = { account: StaffAccount | undefined; isOpen: boolean; onClose: () => void };

/** Asks, then removes a second factor that its owner has lost. */
export function ResetFactor({ account, isOpen, onClose }: ResetFactorProps) {
  const { accountsChanged } = useAccountChanges();
  const { mutate, dialog } = useDialogMutation({
    isOpen,
    onClose,
    failed: secondFactorTexts.resetFailed,
    mutationFn: (id: string) => api(secondFactorApi.reset, { params: { id } }),
    onSuccess: onClose,
    onSettled: accountsChanged,
  });
  if (!account) return null;
  return (
    <ConfirmDialog
      {...dialog}
      title={`Reset the second factor of ${account.username}?`}
      confirm="Reset second factor"
      pending="Resetting..."
      onConfirm={() => mutate(account.id)}
    >
      <p>Do this if they’ve lost it, and you’re sure it’s them asking. Their password alone will then sign them in.</p>
      <p>They’ll be signed out everywhere, and told by email if they’ve given an address.</p>
    </ConfirmDialog>
  );
}
