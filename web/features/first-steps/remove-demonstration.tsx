import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { demoTexts } from "#contract/first-steps/constants.ts";
import { firstStepsApi } from "#contract/first-steps/endpoints.ts";
import { api } from "#web/api/api-client.ts";
import { invalidateAll } from "#web/api/invalidate-all.ts";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { useDialogMutation } from "#web/ui/feedback/use-dialog-mutation.ts";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";

/** Removes the demo content, after asking. */
export function RemoveDemonstration() {
  const [isConfirmOpen, setConfirmOpen] = useState(false);
  const queryClient = useQueryClient();
  const { mutate, dialog } = useDialogMutation({
    isOpen: isConfirmOpen,
    onClose: () => setConfirmOpen(false),
    failureTitle: demoTexts.failed,
    mutationFn: () => api(firstStepsApi.removeDemonstration),
    onSuccess: () => {
      toast({ title: demoTexts.removed, replaceKey: firstStepsApi.removeDemonstration.path });
      void invalidateAll(queryClient); // it may have been in any list
    },
  });
  return (
    <>
      <TextButton isDestructive onClick={() => setConfirmOpen(true)} aria-haspopup="dialog">
        Remove demo content
      </TextButton>
      <ConfirmDialog
        {...dialog}
        isDestructive
        title="Remove the demo content?"
        confirmLabel="Remove it"
        pendingLabel="Removing..."
        onConfirm={() => mutate()}
      >
        <p>
          This removes the sample players, results, videos, articles, events and rewards from the whole site, even if
          you’ve changed them. Anything you added stays.
        </p>
        <p>
          Sample follower counts go too, but the ones you’ve changed stay. Rewards that members have redeemed are
          retired instead, so they stay in members’ histories.
        </p>
        <p>This can’t be undone.</p>
      </ConfirmDialog>
    </>
  );
}
