import { toast, toasts } from "#web/ui/feedback/toast.ts";
import type { Toast } from "./toast-queue.ts";
import { toastStorageKey } from "./toast-storage-key.ts";
import { carryOut } from "./undo.ts";

/** Carries toasts over to the next page when this one is left, with the time that is left to read them. */
export function keepToastsWhenLeaving() {
  addEventListener("pagehide", () => {
    const [shown, ...waiting] = toasts.all();
    if (!shown) return;
    try {
      const kept = [{ ...shown, shownMs: shownMsOf(shown) }, ...waiting];
      sessionStorage.setItem(toastStorageKey, JSON.stringify(kept));
    } catch {
      // storage is blocked, so the toasts are lost
    }
  });
  addEventListener("pageshow", ({ persisted }) => persisted && taken()); // this page still shows them itself
}

/** The bar of the card is its clock. */
function shownMsOf({ shownMs = 0 }: Toast): number {
  const [clock] = document.querySelector(".toast__time")?.getAnimations() ?? [];
  return clock ? Number(clock.currentTime) : shownMs;
}

/** Shows the toasts that the former page left. `onUndone` is called after one of them has undone something. */
export const showKeptToasts = (onUndone: () => unknown) =>
  toasts.restore(taken().map((kept) => ({ ...kept, action: actionOf(kept, onUndone) })));

function actionOf({ action, replaceKey }: Toast, onUndone: () => unknown): Toast["action"] {
  const { label, undo } = action ?? {};
  if (!label || !undo) return undefined;
  async function act() {
    if (undo) toast({ ...(await carryOut(undo)), replaceKey });
    onUndone();
  }
  return { label, undo, act: () => void act() };
}

function taken(): Toast[] {
  try {
    const kept = sessionStorage.getItem(toastStorageKey);
    sessionStorage.removeItem(toastStorageKey);
    return JSON.parse(kept ?? "[]");
  } catch {
    return [];
  }
}
