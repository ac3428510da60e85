import { X } from "lucide-react";
import { type CSSProperties, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { toasts } from "#web/ui/feedback/toast.ts";
import type { Toast } from "./toast-queue.ts";
import { useIsTopmost } from "./use-is-topmost.ts";
import { useSwipeRight } from "./use-swipe-right.ts";
import "./toaster.css";

/**
 * Where toasts appear. The live regions stand in the page from the start, so that screen readers know them. What lies under
 * an open dialog can be neither read out nor pressed, so a dialog brings a place of its own, on the layer above it.
 */
export function Toaster({ isOverDialog = false }: { isOverDialog?: boolean }) {
  const first = useSyncExternalStore(toasts.subscribe, toasts.shown, () => undefined);
  const region = useRef<HTMLElement>(null);
  const shown = useIsTopmost() ? first : undefined;

  useEffect(() => {
    if (isOverDialog) region.current?.showPopover();
  }, [isOverDialog]);

  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === "F8") region.current?.focus();
      if (event.key !== "Escape" || !holdsFocus(region.current) || !toasts.shown()) return;
      event.preventDefault(); // it would close the dialog that the toast is shown over, too
      dismiss(region.current, toasts.shown());
    };
    document.addEventListener("keydown", handleKey);
    return () => document.removeEventListener("keydown", handleKey);
  }, []);

  const card = shown && <ToastCard key={shown.id} toast={shown} onDismiss={() => dismiss(region.current, shown)} />;
  return (
    <section
      className="toasts"
      aria-label="Notifications (F8)"
      tabIndex={-1}
      ref={region}
      popover={isOverDialog ? "manual" : undefined}
    >
      <div role="status" aria-live="polite">
        {shown?.tone === "plain" && card}
      </div>
      <div role="alert" aria-live="assertive">
        {shown?.tone === "bad" && card}
      </div>
    </section>
  );
}

const holdsFocus = (region: HTMLElement | null) => region?.contains(document.activeElement) ?? false;

/** When a toast with the focus goes, the focus stays among the notifications. */
function dismiss(region: HTMLElement | null, toast: Toast | undefined) {
  if (holdsFocus(region)) region?.focus();
  if (toast) toasts.dismiss(toast.id);
}

function ToastCard({ toast, onDismiss }: { toast: Toast; onDismiss: () => void }) {
  const swipe = useSwipeRight<HTMLDivElement>(onDismiss);
  const clock = useKeptClock(toast);
  const { action } = toast;
  function handleAct() {
    onDismiss();
    action?.act();
  }
  return (
    <div
      className={toast.tone === "bad" ? "toast toast--bad" : "toast"}
      style={{ "--shown-for": `${toast.durationMs}ms` } as CSSProperties /* React's type knows no custom properties */}
      {...swipe}
    >
      <b>{toast.title}</b>
      {toast.description && <p>{toast.description}</p>}
      {action && (
        <button type="button" className="toast__action" onClick={handleAct}>
          {action.label}
        </button>
      )}
      <button type="button" className="close-button" aria-label="Dismiss" onClick={onDismiss}>
        <X className="icon" />
      </button>
      <i className="toast__time" ref={clock} onAnimationEnd={onDismiss} />
    </div>
  );
}

const alreadyShown = new WeakMap<Toast, CSSNumberish | null>();

/** A dialog that comes or goes moves a toast to another place, where its time goes on: what is over must not outstay what follows. */
function useKeptClock(toast: Toast) {
  const clock = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const [running] = clock.current?.getAnimations() ?? [];
    if (!running) return;
    running.currentTime = alreadyShown.get(toast) ?? 0;
    return () => void alreadyShown.set(toast, running.currentTime);
  }, [toast]);
  return clock;
}
