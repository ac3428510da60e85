import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { hideRow } from "#web/api/shown-rows.ts";
import { toast } from "#web/ui/feedback/toast-queue.ts";
import { restorableText, toastDeleted } from "#web/ui/feedback/toast-undoable.ts";
import type { UndoCall } from "#web/ui/feedback/undo.ts";
import { useDialogMutation } from "#web/ui/feedback/use-dialog-mutation.ts";
import { ConfirmDialog } from "./confirm-dialog.tsx";

type DeleteDialogProps = {
  isOpen: boolean;
  id: string;
  /** It can't be restored from the bin. */
  isPermanent?: boolean;
  /** The call that restores it, if not from the bin. */
  undo?: UndoCall;
  /** The thing's name, which the question repeats. */
  name: string;
  /** The confirm button's label. */
  confirmLabel: string;
  /** The toasts' titles. */
  texts: { deleted: string; deleteFailed: string };
  /** Shows the failure as a toast as well, where the specification asks for one. */
  hasFailureToast?: boolean;
  remove: () => Promise<unknown>;
  onClose: () => void;
  /** Called once it is gone, after the dialog has closed. */
  onDeleted?: () => void;
  /** Called once it is gone, was gone already, or the outcome is unknown. */
  onSettled?: () => void;
  /** Called after Undo. Defaults to `onSettled`. */
  onRestored?: () => void;
  /** What else is deleted with it. */
  children?: ReactNode;
};

/** Asks before something is deleted, and reports the outcome. If it fails, the dialog stays open and says why. */
export function DeleteDialog(props: DeleteDialogProps) {
  const { isOpen, id, isPermanent, undo, name, confirmLabel, texts, hasFailureToast, children } = props;
  const { remove, onClose, onDeleted, onSettled = () => {}, onRestored = onSettled } = props;
  const subject = `delete ${id}`;
  const queryClient = useQueryClient();
  const { mutate, dialog } = useDialogMutation({
    subject,
    isOpen,
    onClose,
    mutationFn: remove,
    failureTitle: texts.deleteFailed,
    hasFailureToast,
    onSuccess: () => {
      if (isPermanent) toast({ title: texts.deleted, replaceKey: subject });
      else toastDeleted({ id, title: texts.deleted, undo, onSettled: onRestored });
      onDeleted?.();
      hideRow(queryClient, id);
    },
    onSettled,
  });
  return (
    <ConfirmDialog
      {...dialog}
      isDestructive
      title={`Delete ${name}?`}
      confirmLabel={confirmLabel}
      pendingLabel="Deleting..."
      onConfirm={() => mutate()}
    >
      {children ?? <p>{isPermanent ? "You can’t restore it." : restorableText}</p>}
    </ConfirmDialog>
  );
}
