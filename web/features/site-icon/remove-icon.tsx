import { useState } from "react";
import { flushSync } from "react-dom";
import { faviconTexts } from "#contract/first-steps/constants.ts";
import { firstStepsApi } from "#contract/first-steps/endpoints.ts";
import { api } from "#web/api/api-client.ts";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { useDialogMutation } from "#web/ui/feedback/use-dialog-mutation.ts";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { useIconChanged } from "./use-icon-changed.ts";

const about = firstStepsApi.favicon.path;

type RemoveIconProps = {
  hasIcon: boolean;
  /** Called after the button is gone, to move the focus elsewhere. */
  onRemoved: () => void;
};

/** Removes the icon, after asking. */
export function RemoveIcon({ hasIcon, onRemoved }: RemoveIconProps) {
  const [isAsking, setAsking] = useState(false);
  const changed = useIconChanged();
  const { mutate, dialog } = useDialogMutation({
    isOpen: isAsking,
    onClose: () => setAsking(false),
    failed: faviconTexts.removeFailed,
    mutationFn: () => api(firstStepsApi.removeFavicon),
    onSuccess: () => {
      toast({ title: faviconTexts.removed, about });
      flushSync(() => setAsking(false)); // return the focus to the button, which is about to be removed
      onRemoved();
      return changed({ url: null });
    },
  });
  return (
    <>
      {hasIcon && (
        <TextButton isDestructive aria-haspopup="dialog" onClick={() => setAsking(true)}>
          Remove icon
        </TextButton>
      )}
      <ConfirmDialog
        {...dialog}
        isDestructive
        title="Remove the icon?"
        confirm="Remove icon"
        pending="Removing..."
        onConfirm={() => mutate()}
      >
        <p>Browsers show the first letter of the wordmark again. To bring this icon back, upload it once more.</p>
      </ConfirmDialog>
    </>
  );
}
