import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { hideRow } from "#web/api/shown-rows.ts";
import { toast } from "#web/ui/feedback/toast-queue.ts";
import { restorableText, toastDeleted } from "#web/ui/feedback/toast-undoable.ts";
import type { UndoCall } from "#web/ui/feedback/undo.ts";
import { useDialogMutation } from "#web/ui/feedback/use-dialog-mutation.ts";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import type { RowDialog } from "./use-row-dialog.ts";

type DeleteDialogProps<Row> = {
  /** What is to be deleted, kept while the dialog closes. */
  chosen: Pick<RowDialog<Row>, "isOpen" | "close"> & { row?: Row | undefined };
  /** It can't be restored from the bin. */
  isPermanent?: boolean;
  /** The call that restores it, if not from the bin. */
  undo?: (row: Row) => UndoCall;
  /** The thing's name, which the question repeats. */
  nameOf: (row: Row) => string;
  /** The confirm button's label. */
  confirmLabel: string;
  /** The toasts' titles. */
  texts: { deleted: string; deleteFailed: string };
  /** Shows the failure as a toast as well, where the specification asks for one. */
  hasFailureToast?: boolean;
  remove: (row: Row) => Promise<unknown>;
  /** Called once it is gone, after the dialog has closed. */
  onDeleted?: (row: Row) => void;
  /** Called once it is gone, was gone already, or the outcome is unknown. */
  onSettled?: () => void;
  /** Called after Undo. Defaults to `onSettled`. */
  onRestored?: () => void;
  /** What else is deleted with it. */
  children?: (row: Row) => ReactNode;
};

/** Asks before something is deleted, and reports the outcome. If it fails, the dialog stays open and says why. */
export function DeleteDialog<Row extends { id: string }>({ chosen, ...props }: DeleteDialogProps<Row>) {
  return chosen.row && <RowDeletion {...props} {...chosen} row={chosen.row} />;
}

type RowDeletionProps<Row> = Omit<DeleteDialogProps<Row>, "chosen"> & { row: Row; isOpen: boolean; close: () => void };

function RowDeletion<Row extends { id: string }>(props: RowDeletionProps<Row>) {
  const { row, isOpen, close, isPermanent, undo, nameOf, confirmLabel, texts, hasFailureToast, children } = props;
  const { remove, onDeleted, onSettled = () => {}, onRestored = onSettled } = props;
  const { id } = row;
  const subject = `delete ${id}`;
  const queryClient = useQueryClient();
  const { mutate, dialog } = useDialogMutation({
    subject,
    isOpen,
    onClose: close,
    mutationFn: () => remove(row),
    failureTitle: texts.deleteFailed,
    name: nameOf(row),
    hasFailureToast,
    onSuccess: () => {
      if (isPermanent) toast({ title: texts.deleted, replaceKey: subject });
      else toastDeleted({ id, title: texts.deleted, undo: undo?.(row), onSettled: onRestored });
      onDeleted?.(row);
      hideRow(queryClient, id);
    },
    onSettled,
  });
  return (
    <ConfirmDialog
      {...dialog}
      isDestructive
      title={`Delete ${nameOf(row)}?`}
      confirmLabel={confirmLabel}
      pendingLabel="Deleting..."
      onConfirm={() => mutate()}
    >
      {children?.(row) ?? <p>{isPermanent ? "You can’t restore it." : restorableText}</p>}
    </ConfirmDialog>
  );
}
