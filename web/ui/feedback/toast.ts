import { createToastQueue } from "./toaster/toast-queue.ts";

/** This tab's toasts. Empty on the server. */
export const toasts = createToastQueue();

/** Shows a toast. Works from anywhere in the browser. */
export const toast = toasts.add;

export const laterText = "What you’ve typed since then isn’t saved yet.";

/** Shows a toast for a save. Unless `hasNoLaterEdits`, it adds that later edits haven't been saved. */
export function toastSaved(title: string, hasNoLaterEdits: boolean) {
  if (hasNoLaterEdits) toast({ title });
  else toast({ title, description: laterText });
}
