import type { ReactNode } from "react";
import { toast } from "#web/ui/feedback/toast.ts";
import { restorableText, toastDeleted } from "#web/ui/feedback/toast-undoable.ts";
import { useDialogMutation } from "#web/ui/feedback/use-dialog-mutation.ts";
import { ConfirmDialog } from "./confirm-dialog.tsx";

type DeleteDialogProps = {
  isOpen: boolean;
  /** Of what goes to the bin, and can be restored from there. */
  id?: string;
  /** What it is called, which the question repeats. */
  name: string;
  /** What the button says. */
  confirm: string;
  /** What is said afterwards. */
  texts: { deleted: string; deleteFailed: string };
  /** The specification names a toast for its failure. */
  hasFailureToast?: boolean;
  remove: () => Promise<unknown>;
  onClose: () => void;
  /** It is gone, or was not there any more, or nobody knows. */
  onSettled: () => void;
  /** What goes with it, where that needs saying. */
  children?: ReactNode;
};

/** Asks before something is deleted, and tells how that went. Where it failed it stays open, and says why. */
export function DeleteDialog(props: DeleteDialogProps) {
  const { isOpen, id, name, confirm, texts, hasFailureToast, remove, onClose, onSettled, children } = props;
  const about = `delete ${id ?? name}`;
  const { mutate, dialog } = useDialogMutation({
    about,
    isOpen,
    onClose,
    mutationFn: remove,
    failed: texts.deleteFailed,
    hasFailureToast,
    onSuccess: () => {
      if (id) toastDeleted({ id, title: texts.deleted, onSettled });
      else toast({ title: texts.deleted, about });
      onClose();
    },
    onSettled,
  });
  return (
    <ConfirmDialog
      {...dialog}
      isDestructive
      title={`Delete ${name}?`}
      confirm={confirm}
      pending="Deleting..."
      onConfirm={() => mutate()}
    >
      {children ?? <p>{id ? restorableText : "It cannot be brought back."}</p>}
    </ConfirmDialog>
  );
}
