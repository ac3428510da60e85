import { createToastQueue } from "./toaster/toast-queue.ts";

/** The toasts of this tab. The server shows none. */
export const toasts = createToastQueue();

/** Tells the visitor something in passing; callable from anywhere in the browser. */
export const toast = toasts.add;
