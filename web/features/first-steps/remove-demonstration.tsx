import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { flushSync } from "react-dom";
import { demoTexts } from "#contract/first-steps/constants.ts";
import { firstStepsApi } from "#contract/first-steps/endpoints.ts";
import { api } from "#web/api/api-client.ts";
import { invalidateAll } from "#web/api/invalidate-all.ts";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { useDialogMutation } from "#web/ui/feedback/use-dialog-mutation.ts";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";

/** Removes the demonstration content, after asking. */
export function RemoveDemonstration() {
  const [isConfirmOpen, setConfirmOpen] = useState(false);
  const queryClient = useQueryClient();
  const { mutate, dialog } = useDialogMutation({
    isOpen: isConfirmOpen,
    onClose: () => setConfirmOpen(false),
    failureTitle: demoTexts.failed,
    mutationFn: () => api(firstStepsApi.removeDemonstration),
    onSuccess: () => {
      flushSync(() => setConfirmOpen(false)); // return the focus before its button is removed
      toast({ title: demoTexts.removed, replaceKey: firstStepsApi.removeDemonstration.path });
      void invalidateAll(queryClient); // it may have been in any list
    },
  });
  return (
    <>
      <TextButton isDestructive onClick={() => setConfirmOpen(true)} aria-haspopup="dialog">
        Remove demonstration content
      </TextButton>
      <ConfirmDialog
        {...dialog}
        isDestructive
        title="Remove the demonstration content?"
        confirmLabel="Remove it"
        pendingLabel="Removing..."
        onConfirm={() => mutate()}
      >
        <p>
          The players, results, videos, articles, events and rewards that the first start filled in go from the whole
          site, even if you’ve changed them. What you added yourselves stays.
        </p>
        <p>
          Sample follower counts go too, but the ones you’ve changed stay. A reward that members have redeemed is
          retired instead, so that their history keeps it.
        </p>
        <p>They cannot be brought back.</p>
      </ConfirmDialog>
    </>
  );
}
