import { toast, toasts } from "#web/ui/feedback/toast.ts";
import type { ToastMessage } from "./toast-queue.ts";
import { toastStorageKey } from "./toast-storage-key.ts";

/** Carries toasts over to the next page when this one is left. */
export function keepToastsWhenLeaving() {
  addEventListener("pagehide", () => {
    const waiting = toasts.all();
    try {
      if (waiting.length > 0) sessionStorage.setItem(toastStorageKey, JSON.stringify(waiting));
    } catch {
      // storage is blocked, so the toasts are lost
    }
  });
  addEventListener("pageshow", ({ persisted }) => persisted && taken()); // this page still shows them itself
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
