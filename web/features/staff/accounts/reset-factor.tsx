import { useMutation } from "@tanstack/react-query";
import type { StaffAccount } from "#contract/staff/accounts/schemas.ts";
import { secondFactorTexts } from "#contract/staff/second-factor/constants.ts";
import { secondFactorApi } from "#contract/staff/second-factor/endpoints.ts";
import { api } from "#web/api/calls.ts";
import { describeError } from "#web/ui/feedback/error-message.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { useAccountChanges } from "./use-account-changes.ts";

type ResetFactorProps = { account: StaffAccount | undefined; isOpen: boolean; onClose: () => void };

/** Asks, then removes a second factor that its owner has lost. */
export function ResetFactor({ account, isOpen, onClose }: ResetFactorProps) {
  const { accountsChanged } = useAccountChanges();
  const about = secondFactorApi.reset.path;
  const resetting = useMutation({
    mutationFn: (id: string) => api(secondFactorApi.reset, { params: { id } }),
    onError: (error) => toast({ ...describeError(secondFactorTexts.resetFailed)(error), tone: "bad", about }),
    onSettled: () => {
      accountsChanged();
      onClose();
    },
  });
  if (!account) return null;
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={`Reset the second factor of ${account.username}?`}
      confirm="Reset second factor"
      pending="Resetting..."
      isBusy={resetting.isPending}
      onConfirm={() => resetting.mutate(account.id)}
      onClose={onClose}
    >
      <p>Do this if they’ve lost it, and you’re sure it’s them asking. Their password alone will then sign them in.</p>
      <p>They’ll be signed out everywhere, and told by email if they’ve given an address.</p>
    </ConfirmDialog>
  );
}
