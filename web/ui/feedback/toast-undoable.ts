import { binTexts } from "#contract/bin/constants.ts";
import { binApi } from "#contract/bin/endpoints.ts";
import { toast } from "./toast-queue.ts";
import { carryOut, type Undo, type UndoCall, undoCall } from "./undo.ts";

/** Shown in questions before something goes to the bin. */
export const restorableText = "You can undo this for up to 30 days, in Settings, Bin.";

type Undoable = {
  title: string;
  description?: string;
  replaceKey: string;
  undo: Undo;
  /** Called once undoing succeeded or failed, or its outcome is unknown. */
  onSettled: () => void;
};

/** Shows a toast for a change, with a button that undoes it. */
export function toastUndoable({ title, description, replaceKey, undo, onSettled }: Undoable) {
  async function act() {
    toast({ ...(await carryOut(undo)), replaceKey });
    onSettled();
  }
  const action = { label: "Undo", act: () => void act(), undo };
  toast({ title, ...(description && { description }), replaceKey, action });
}

type Deleted = Pick<Undoable, "title" | "onSettled"> & { id: string; undo?: UndoCall | undefined };

/** Shows a toast for a deletion, with a button that restores the deleted thing, by default from the bin. */
export function toastDeleted({ id, title, onSettled, undo }: Deleted) {
  toastUndoable({
    title,
    replaceKey: `delete ${id}`,
    undo: {
      calls: [undo ?? undoCall(binApi.restore, { params: { id } })],
      texts: { undone: binTexts.restored, failed: binTexts.restoreFailed },
    },
    onSettled,
  });
}
