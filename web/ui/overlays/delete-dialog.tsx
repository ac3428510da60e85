import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { describeError } from "#web/ui/feedback/error-message.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { ConfirmDialog } from "./confirm-dialog.tsx";

type DeleteDialogProps = {
  isOpen: boolean;
  /** What it is called, which the question repeats. */
  name: string;
  /** What the button says. */
  confirm: string;
  /** What is said afterwards. */
  texts: { deleted: string; deleteFailed: string };
  remove: () => Promise<unknown>;
  onClose: () => void;
  /** It is gone, or was not there any more, or nobody knows. */
  onSettled: () => void;
  /** What goes with it, where that needs saying. */
  children?: ReactNode;
};

/** Asks before something is deleted, and tells how that went. */
export function DeleteDialog(props: DeleteDialogProps) {
  const { isOpen, name, confirm, texts, remove, onClose, onSettled, children } = props;
  const removal = useMutation({
    mutationFn: remove,
    onSuccess: () => toast({ title: texts.deleted, about: `delete ${name}` }),
    onError: (error) => toast({ ...describeError(texts.deleteFailed)(error), tone: "bad", about: `delete ${name}` }),
    onSettled: () => {
      onClose();
      onSettled();
    },
  });
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={`Delete ${name}?`}
      confirm={confirm}
      pending="Deleting..."
      isBusy={removal.isPending}
      onConfirm={() => removal.mutate()}
      onClose={onClose}
    >
      {children ?? <p>It cannot be brought back.</p>}
    </ConfirmDialog>
  );
}
