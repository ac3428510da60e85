export type ToastMessage = {
  title: string;
  description?: string;
  /** A bad one interrupts a screen reader; a plain one waits for a pause. */
  tone?: "plain" | "bad";
  durationMs?: number;
};
/** Toasts of one queue: no more than `atMost` of them wait at a time, and the oldest give way. */
export type ToastLimit = { queue: string; atMost: number };
export type Toast = Required<Pick<ToastMessage, "title" | "tone" | "durationMs">> & {
  id: number;
  description?: string;
  queue?: string;
};

const shownForMs = 5000;

/** One toast is shown at a time; the rest wait their turn. */
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
    /** Gives what it is dismissed by. */
    add({ title, description, tone = "plain", durationMs = shownForMs }: ToastMessage, limit?: ToastLimit): number {
      const toast = { id: ++lastId, title, description, tone, durationMs, queue: limit?.queue };
      become(limit ? withinLimit([...toasts, toast], limit) : [...toasts, toast]);
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

function withinLimit(toasts: Toast[], { queue, atMost }: ToastLimit): Toast[] {
  const waiting = toasts.filter((toast, place) => place > 0 && toast.queue === queue);
  const dropped = waiting.slice(0, Math.max(0, waiting.length - atMost));
  return toasts.filter((toast) => !dropped.includes(toast));
}
