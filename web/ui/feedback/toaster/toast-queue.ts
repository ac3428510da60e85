export type ToastMessage = {
  title: string;
  description?: string;
  /** `bad` interrupts a screen reader; `plain` waits for a pause. */
  tone?: "plain" | "bad";
  /**
   * The toast stays until it's dismissed, and others wait. Defaults to true for a bad toast that isn't in a queue. Set it to
   * false if the page shows the message too.
   */
  mustBeRead?: boolean;
  durationMs?: number;
  /**
   * By default its title. A newer toast replaces an older one with the same key, as a success replaces the failure before it.
   */
  replaceKey?: string;
  /** A button shown with the toast. */
  action?: ToastAction;
};
export type ToastAction = { label: string; act: () => void };
/** Toasts with a limit wait their turn in a named queue. When more than `atMost` wait, the oldest are dropped. */
type ToastLimit = { queue: string; atMost: number };
export type Toast = Required<Pick<ToastMessage, "title" | "tone" | "mustBeRead" | "durationMs" | "replaceKey">> & {
  id: number;
  description?: string | undefined;
  action?: ToastAction | undefined;
  queue?: string | undefined;
};

const shownForMs = 5000;
const maxWaiting = 2;

/**
 * Creates a queue that shows one toast at a time: the newest failure that must be read, or else the newest toast. Good news waits
 * behind failures, and queued toasts wait behind both.
 */
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
      const { action, mustBeRead = tone === "bad" && !limit } = message;
      const queue = limit?.queue;
      const toast = { id: ++lastId, title, description, tone, mustBeRead, durationMs, replaceKey, action, queue };
      become(limit ? inLine(toasts, toast, limit) : withNewest(toasts, toast));
      return toast.id;
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

/** Adds a toast in front, unless a failure must be read first. Only the newest piece of good news waits. */
function withNewest(toasts: Toast[], toast: Toast): Toast[] {
  const others = toasts.filter(({ replaceKey }) => replaceKey !== toast.replaceKey);
  const failures = others.filter(({ mustBeRead }) => mustBeRead).slice(0, maxWaiting);
  const queued = others.filter(({ queue }) => queue !== undefined);
  if (toast.tone !== "bad") return [...failures, toast, ...queued];
  const untold = others.filter((other) => !other.mustBeRead && !other.queue && other !== toasts[0]);
  return [toast, ...failures, ...untold, ...queued];
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
