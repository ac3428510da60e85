import { binTexts } from "#contract/bin/constants.ts";
import { binApi } from "#contract/bin/endpoints.ts";
import { api } from "#web/api/api-client.ts";
import { describeError } from "./error-message.ts";
import { toast } from "./toast.ts";

/** Shown in questions before something goes to the bin. */
export const restorableText = "You can undo this for up to 30 days, in Settings, Bin.";

type Undoable = {
  title: string;
  description?: string;
  replaceKey: string;
  undo: () => Promise<unknown>;
  /** The toasts after undoing it. */
  texts: { undone: string; failed: string };
  /** Called once undoing succeeded or failed, or its outcome is unknown. */
  onSettled: () => void;
};

/** Shows a toast for a change, with a button that undoes it. */
export function toastUndoable({ title, description, replaceKey, undo, texts, onSettled }: Undoable) {
  async function act() {
    try {
      await undo();
      toast({ title: texts.undone, replaceKey });
    } catch (error) {
      toast({ ...describeError(texts.failed)(error), tone: "bad", replaceKey });
    }
    onSettled();
  }
  toast({ title, ...(description && { description }), replaceKey, action: { label: "Undo", act: () => void act() } });
}

type Deleted = Pick<Undoable, "title" | "onSettled"> & { id: string; undo?: Undoable["undo"] };

/** Shows a toast for a deletion, with a button that restores the deleted thing, by default from the bin. */
export function toastDeleted({ id, title, onSettled, undo = () => api(binApi.restore, { params: { id } }) }: Deleted) {
  toastUndoable({
    title,
    replaceKey: `delete ${id}`,
    undo,
    texts: { undone: binTexts.restored, failed: binTexts.restoreFailed },
    onSettled,
  });
}
