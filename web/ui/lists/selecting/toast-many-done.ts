import { binTexts } from "#contract/bin/constants.ts";
import { binApi } from "#contract/bin/endpoints.ts";
import { toastUndoable } from "#web/ui/feedback/toast-undoable.ts";
import { type Undo, undoCall } from "#web/ui/feedback/undo.ts";
import { partsOf } from "./bulk-action.ts";

type Done = {
  title: string;
  ids: string[];
  /** Undoes it for at most `maxBulk` of them. */
  undo: (ids: string[]) => Undo["calls"][number];
  texts: Undo["texts"];
  onSettled: () => void;
};

/** Shows a toast for a change to several things, with Undo. If some can't be undone, says how many and the first reason. */
export const toastManyDone = ({ title, ids, undo, texts, onSettled }: Done) =>
  toastUndoable({
    title,
    replaceKey: title,
    undo: { calls: partsOf(ids).map((part) => ({ ...undo(part), count: part.length })), texts },
    onSettled,
  });

type Deleted = Pick<Done, "title" | "ids" | "onSettled">;

/** Shows a toast for the deletion of several things, with a button that restores them. */
export const toastManyDeleted = (deleted: Deleted) =>
  toastManyDone({
    ...deleted,
    undo: (ids) => undoCall(binApi.restoreMany, { body: { ids } }),
    texts: { undone: binTexts.restored, failed: binTexts.restoreFailed },
  });
