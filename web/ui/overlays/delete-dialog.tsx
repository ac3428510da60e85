import type { ReactNode } from "react";
import { toast } from "#web/ui/feedback/toast.ts";
import { restorableText, toastDeleted } from "#web/ui/feedback/toast-undoable.ts";
import { useDialogMutation } from "#web/ui/feedback/use-dialog-mutation.ts";
import { ConfirmDialog } from "./confirm-dialog.tsx";

type DeleteDialogProps = {
  isOpen: boolean;
  /** The id in the bin, if the thing can be restored from there. */
  id?: string;
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
  /** Called once it is gone, was gone already, or the outcome is unknown. */
  onSettled: () => void;
  /** What else is deleted with it. */
  children?: ReactNode;
};

/** Asks before something is deleted, and reports the outcome. If it fails, the dialog stays open and says why. */
export function DeleteDialog(props: DeleteDialogProps) {
  const { isOpen, id, name, confirmLabel, texts, hasFailureToast, remove, onClose, onSettled, children } = props;
  const replaceKey = `delete ${id ?? name}`;
  const { mutate, dialog } = useDialogMutation({
    replaceKey,
    isOpen,
    onClose,
    mutationFn: remove,
    failureTitle: texts.deleteFailed,
    hasFailureToast,
    onSuccess: () => {
      if (id) toastDeleted({ id, title: texts.deleted, onSettled });
      else toast({ title: texts.deleted, replaceKey });
      onClose();
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
      {children ?? <p>{id ? restorableText : "You can’t restore it."}</p>}
    </ConfirmDialog>
  );
}
