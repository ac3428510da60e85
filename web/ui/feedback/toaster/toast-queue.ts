export type ToastMessage = {
  title: string;
  description?: string;
  /** A bad one interrupts a screen reader; a plain one waits for a pause. */
  tone?: "plain" | "bad";
  /** It stays until it was read: others wait. By default where it is bad; not where the page says it too. */
  mustBeRead?: boolean;
  durationMs?: number;
  /** What it is about: a newer one about the same takes its place, as a success does of the failure before. By default its title. */
  about?: string;
  /** What can be done about it while it's shown. */
  action?: ToastAction;
};
export type ToastAction = { label: string; act: () => void };
/** Toasts of one queue wait their turn: no more than `atMost` of them at a time, and the oldest give way. */
type ToastLimit = { queue: string; atMost: number };
export type Toast = Required<Pick<ToastMessage, "title" | "tone" | "mustBeRead" | "durationMs" | "about">> & {
  id: number;
  description?: string | undefined;
  action?: ToastAction | undefined;
  queue?: string | undefined;
};

const shownForMs = 5000;
const mostToBeRead = 2;

/**
 * One toast is shown at a time: the newest failure that must be read, else the newest of all. Good news waits behind failures,
 * and what waits in a queue behind both.
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
    /** Gives what it is dismissed by. */
    add(message: ToastMessage, limit?: ToastLimit): number {
      const { title, description, tone = "plain", durationMs = shownForMs, about = title } = message;
      const { action, mustBeRead = tone === "bad" && !limit } = message;
      const queue = limit?.queue;
      const toast = { id: ++lastId, title, description, tone, mustBeRead, durationMs, about, action, queue };
      become(limit ? inLine(toasts, toast, limit) : withNewest(toasts, toast));
      return toast.id;
    },
    dismiss(id: number) {
      become(toasts.filter((toast) => toast.id !== id));
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** It takes the place of what is shown, unless that is a failure to be read; of good news only the newest waits. */
function withNewest(toasts: Toast[], toast: Toast): Toast[] {
  const others = toasts.filter(({ about }) => about !== toast.about);
  const failures = others.filter(({ mustBeRead }) => mustBeRead).slice(0, mostToBeRead);
  const queued = others.filter(({ queue }) => queue !== undefined);
  if (toast.tone !== "bad") return [...failures, toast, ...queued];
  const untold = others.filter((other) => !other.mustBeRead && !other.queue && other !== toasts[0]);
  return [toast, ...failures, ...untold, ...queued];
}

/** A newer toast about the same stands where the older one stood, else at the end. */
function inLine(toasts: Toast[], toast: Toast, limit: ToastLimit): Toast[] {
  const isOlder = ({ about, queue }: Toast) => about === toast.about && queue === toast.queue;
  if (toasts.some(isOlder)) return toasts.map((other) => (isOlder(other) ? toast : other));
  return withinLimit([...toasts, toast], limit);
}

function withinLimit(toasts: Toast[], { queue, atMost }: ToastLimit): Toast[] {
  const waiting = toasts.filter((toast, place) => place > 0 && toast.queue === queue);
  const dropped = waiting.slice(0, Math.max(0, waiting.length - atMost));
  return toasts.filter((toast) => !dropped.includes(toast));
}
