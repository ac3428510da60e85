import { type Toast, toast, toasts } from "./toast-queue.ts";
import { toastStorageKey } from "./toast-storage-key.ts";

/** Carries toasts over to the next page when this one is left, with the time that is left to read them. */
export function keepToastsWhenLeaving() {
  addEventListener("pagehide", () => {
    const [shown, ...waiting] = toasts.all();
    if (!shown) return;
    try {
      sessionStorage.setItem(toastStorageKey, JSON.stringify([{ ...shown, shownMs: shownMs() }, ...waiting]));
    } catch {
      // storage is blocked, so the toasts are lost
    }
  });
  addEventListener("pageshow", ({ persisted }) => persisted && taken()); // this page still shows them itself
}

/** How long the toast on screen has been there. The bar of its card is its clock. */
const shownMs = () => document.querySelector(".toast__time")?.getAnimations()[0]?.currentTime;

/** Shows the toasts that the former page left. `onUndone` is called after one of them has undone something. */
export const showKeptToasts = (onUndone: () => unknown) =>
  toasts.restore(taken().map((kept) => ({ ...kept, action: actionOf(kept, onUndone) })));

function actionOf({ action, replaceKey }: Toast, onUndone: () => unknown): Toast["action"] {
  const undo = action?.undo;
  if (!undo) return undefined;
  const revived = {
    ...action,
    act: () =>
      import("#web/ui/feedback/undo-change.ts")
        .then((loaded) => loaded.undo(undo, replaceKey, onUndone))
        .catch(() => toast({ title: undo.texts.failed, tone: "bad", replaceKey, action: revived })),
  };
  return revived;
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
