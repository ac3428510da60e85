import { createToastQueue } from "./toaster/toast-queue.ts";

/** This tab's toasts. Empty on the server. */
export const toasts = createToastQueue();

/** Shows a toast. Works from anywhere in the browser. */
export const toast = toasts.add;
