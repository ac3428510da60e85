import type { Undo } from "./undo.ts";

type ToastMessage = {
  title: string;
  description?: string;
  /** `bad` interrupts a screen reader; `plain` waits for a pause. */
  tone?: "plain" | "bad";
  durationMs?: number;
  /** By default its title. In a queue, a newer toast replaces an older one with the same key. */
  replaceKey?: string;
  /** A button shown with the toast. */
  action?: ToastAction;
};
type ToastAction = {
  label: string;
  act: () => void;
  /** The same as plain data, so that the action survives leaving the page. */
  undo?: Undo;
};
/** Toasts with a limit wait their turn in a named queue. When more than `atMost` wait, the oldest are dropped. */
type ToastLimit = { queue: string; atMost: number };
export type Toast = Required<Pick<ToastMessage, "title" | "tone" | "durationMs" | "replaceKey">> & {
  id: number;
  /** How long an earlier page has shown it. */
  shownMs?: number | undefined;
  description?: string | undefined;
  action?: ToastAction | undefined;
  queue?: string | undefined;
};

const shownForMs = 5000;

/** Creates a queue that shows one toast at a time. A newer one replaces it, for good, and toasts in a named queue wait behind. */
export function createToastQueue() {
  let toasts: Toast[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();

  function become(next: Toast[]) {
    toasts = next;
    for (const listener of listeners) listener();
  }

  return {
    shown: () => toasts[0],
    all: () => toasts,
    /** Returns the id to dismiss the toast with. */
    add(message: ToastMessage, limit?: ToastLimit): number {
      const { title, description, tone = "plain", durationMs = shownForMs, replaceKey = title } = message;
      const { action } = message;
      const queue = limit?.queue;
      const toast = { id: ++lastId, title, description, tone, durationMs, replaceKey, action, queue };
      become(limit ? inLine(toasts, toast, limit) : [toast, ...toasts.filter((other) => other.queue !== undefined)]);
      return toast.id;
    },
    /** Shows the toasts of an earlier page again, after those of this one. */
    restore(kept: Omit<Toast, "id">[]) {
      become([...toasts, ...kept.map((toast) => ({ ...toast, id: ++lastId }))]);
    },
    dismiss(id: number) {
      become(toasts.filter((toast) => toast.id !== id));
    },
    dismissKey(key: string) {
      if (toasts.some(({ replaceKey }) => replaceKey === key))
        become(toasts.filter(({ replaceKey }) => replaceKey !== key));
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Replaces an older toast with the same key in its place in the queue, or appends the toast. */
function inLine(toasts: Toast[], toast: Toast, limit: ToastLimit): Toast[] {
  const isOlder = ({ replaceKey, queue }: Toast) => replaceKey === toast.replaceKey && queue === toast.queue;
  if (toasts.some(isOlder)) return toasts.map((other) => (isOlder(other) ? toast : other));
  return withinLimit([...toasts, toast], limit);
}

function withinLimit(toasts: Toast[], { queue, atMost }: ToastLimit): Toast[] {
  const waiting = toasts.filter((toast, place) => place > 0 && toast.queue === queue);
  const dropped = waiting.slice(0, Math.max(0, waiting.length - atMost));
  return toasts.filter((toast) => !dropped.includes(toast));
}

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
