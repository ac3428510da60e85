import { toast, toasts } from "#web/ui/feedback/toast.ts";
import type { ToastMessage } from "./toast-queue.ts";
import { toastStorageKey } from "./toast-storage-key.ts";

/** What is said just before a page is left is said on the next one. */
export function keepToastsWhenLeaving() {
  addEventListener("pagehide", () => {
    const waiting = toasts.all();
    try {
      if (waiting.length > 0) sessionStorage.setItem(toastStorageKey, JSON.stringify(waiting));
    } catch {
      // blocked storage: they go unsaid
    }
  });
  addEventListener("pageshow", ({ persisted }) => persisted && taken()); // this page still says them itself
}

export function showKeptToasts() {
  for (const { title, description, tone, durationMs } of taken()) toast({ title, description, tone, durationMs });
}

function taken(): ToastMessage[] {
  try {
    const kept = sessionStorage.getItem(toastStorageKey);
    sessionStorage.removeItem(toastStorageKey);
    return JSON.parse(kept ?? "[]");
  } catch {
    return [];
  }
}
