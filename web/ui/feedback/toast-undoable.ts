import { binTexts } from "#contract/bin/constants.ts";
import { binApi } from "#contract/bin/endpoints.ts";
import { toast } from "./toast-queue.ts";
import { type Undo, type UndoCall, undoCall } from "./undo.ts";
import { undo, undoLabel } from "./undo-change.ts";

/** Shown if it can't be undone now. */
const inBin = "If it isn’t back, it’s in Settings, Bin.";

/** Shown in questions before something goes to the bin. */
export const restorableText = "You can undo this for up to 30 days, in Settings, Bin.";

type Undoable = {
  title: string;
  description?: string;
  replaceKey: string;
  undo: Undo;
  /** Called once undoing succeeded or failed, or its outcome is unknown. */
  onSettled: (isUndone: boolean) => void;
};

/** Shows a toast for a change, with a button that undoes it. */
export function toastUndoable({ title, description, replaceKey, undo: made, onSettled }: Undoable) {
  const action = { label: undoLabel, act: () => void undo(made, replaceKey, onSettled), undo: made };
  toast({ title, ...(description && { description }), replaceKey, action });
}

type Deleted = Pick<Undoable, "title" | "onSettled"> & { id: string; undo?: UndoCall | undefined };

/** Shows a toast for a deletion, with a button that restores the deleted thing, by default from the bin. */
export function toastDeleted({ id, title, onSettled, undo: made }: Deleted) {
  toastUndoable({
    title,
    replaceKey: `delete ${id}`,
    undo: {
      calls: [made ?? undoCall(binApi.restore, { params: { id } })],
      texts: { undone: binTexts.restored, failed: binTexts.restoreFailed, ...(!made && { otherwise: inBin }) },
    },
    onSettled,
  });
}
