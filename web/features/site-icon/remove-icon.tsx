import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { flushSync } from "react-dom";
import { faviconTexts } from "#contract/first-steps/constants.ts";
import { firstStepsApi } from "#contract/first-steps/endpoints.ts";
import { api } from "#web/api/calls.ts";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { describeError } from "#web/ui/feedback/error-message.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { useIconChanged } from "./use-icon-changed.ts";

const about = firstStepsApi.favicon.path;

type RemoveIconProps = {
  hasIcon: boolean;
  /** The keyboard goes on somewhere else: the button is gone. */
  onRemoved: () => void;
};

/** Takes the icon away, once it was confirmed. */
export function RemoveIcon({ hasIcon, onRemoved }: RemoveIconProps) {
  const [isAsking, setAsking] = useState(false);
  const changed = useIconChanged();
  const removal = useMutation({
    mutationFn: () => api(firstStepsApi.removeFavicon),
    onSuccess: () => {
      toast({ title: faviconTexts.removed, about });
      flushSync(() => setAsking(false)); // it gives the focus back to the button, which is about to go
      onRemoved();
      return changed({ url: null });
    },
    onError: (error) => toast({ ...describeError(faviconTexts.removeFailed)(error), tone: "bad", about }),
  });
  return (
    <>
      {hasIcon && (
        <TextButton isDestructive aria-haspopup="dialog" onClick={() => setAsking(true)}>
          Remove icon
        </TextButton>
      )}
      <ConfirmDialog
        isDestructive
        isOpen={isAsking}
        title="Remove the icon?"
        confirm="Remove icon"
        pending="Removing..."
        isBusy={removal.isPending}
        onConfirm={() => removal.mutate()}
        onClose={() => setAsking(false)}
      >
        <p>Browsers show the first letter of the wordmark again. To bring this icon back, upload it once more.</p>
      </ConfirmDialog>
    </>
  );
}
