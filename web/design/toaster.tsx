import { X } from "lucide-react";
import { type CSSProperties, useEffect, useRef, useSyncExternalStore } from "react";
import { toasts } from "./toast.ts";
import type { Toast } from "./toast-queue.ts";
import { useSwipeRight } from "./use-swipe-right.ts";
import "./toaster.css";

/** Where toasts appear. The live regions stand in the page from the start, so that screen readers know them. */
export function Toaster() {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.shown, () => undefined);
  const region = useRef<HTMLElement>(null);

  useEffect(() => {
    const handleKey = ({ key }: KeyboardEvent) => {
      if (key === "F8") region.current?.focus();
      if (key === "Escape" && holdsFocus(region.current)) dismiss(region.current, toasts.shown());
    };
    document.addEventListener("keydown", handleKey);
    return () => document.removeEventListener("keydown", handleKey);
  }, []);

  const card = shown && <ToastCard key={shown.id} toast={shown} onDismiss={() => dismiss(region.current, shown)} />;
  return (
    <section className="toasts" aria-label="Notifications (F8)" tabIndex={-1} ref={region}>
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

/** The focus of whoever stands in a toast stays with the notifications. */
function dismiss(region: HTMLElement | null, toast: Toast | undefined) {
  if (holdsFocus(region)) region?.focus();
  if (toast) toasts.dismiss(toast.id);
}

function ToastCard({ toast, onDismiss }: { toast: Toast; onDismiss: () => void }) {
  const swipe = useSwipeRight<HTMLDivElement>(onDismiss);
  return (
    <div
      className={toast.tone === "bad" ? "toast toast--bad" : "toast"}
      style={{ "--shown-for": `${toast.durationMs}ms` } as CSSProperties /* React's type knows no custom properties */}
      {...swipe}
    >
      <b>{toast.title}</b>
      {toast.description && <p>{toast.description}</p>}
      <button type="button" className="x" aria-label="Dismiss" onClick={onDismiss}>
        <X className="icon" />
      </button>
      <i className="toast__time" onAnimationEnd={onDismiss} />
    </div>
  );
}
