import { useState } from "react";
import { TextAreaField } from "#web/ui/forms/text-field.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import type { BulkQuestion } from "./bulk-action.ts";

type BulkDialogProps = {
  question: BulkQuestion;
  isDestructive: boolean | undefined;
  isOpen: boolean;
  isBusy: boolean;
  failure: string | undefined;
  onConfirm: (note: string) => void;
  onClose: () => void;
};

/** Asks before an action on several rows that deletes them or can't be undone. */
export function BulkDialog({ question, isDestructive, onConfirm, ...dialog }: BulkDialogProps) {
  const [note, setNote] = useState("");
  const { title, text, confirm, pending, note: asked } = question;
  return (
    <ConfirmDialog
      {...dialog}
      {...(isDestructive && { isDestructive })}
      title={title}
      confirm={confirm}
      pending={pending}
      onConfirm={() => onConfirm(asked ? note.trim() : "")}
    >
      <p>{text}</p>
      {asked && (
        <TextAreaField
          {...asked}
          rows={2}
          value={note}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
      )}
    </ConfirmDialog>
  );
}
