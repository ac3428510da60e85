import { toast } from "./toast-queue.ts";
import { carryOut, type Undo } from "./undo.ts";

export const undoLabel = "Undo";

/** Undoes a change, and shows how it went. If nothing answered, the toast has the button again. */
export async function undo(made: Undo, replaceKey: string, onSettled: (isUndone: boolean) => unknown) {
  const { mayTryAgain, ...told } = await carryOut(made);
  const action = { label: undoLabel, undo: made, act: () => void undo(made, replaceKey, onSettled) };
  toast({ ...told, replaceKey, ...(mayTryAgain && { action }) });
  onSettled(told.tone !== "bad");
}
