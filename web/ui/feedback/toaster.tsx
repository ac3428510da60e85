import { X } from "lucide-react";
import {
  type CSSProperties,
  type PointerEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from "react";
import { type Toast, toasts } from "./toast-queue.ts";
import "./toaster.css";

/**
 * The place where toasts appear. Its live regions are rendered from the start, so that screen readers notice changes in them. An
 * open dialog makes the page under it inert, so each dialog renders a Toaster of its own.
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
      event.preventDefault(); // Escape would also close the dialog under the toast
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

/** Dismisses a toast. If it had the focus, moves the focus to the notification region. */
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
      style={{ "--shown-for": `${toast.durationMs}ms` } as CSSProperties /* React's types have no custom properties */}
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

/** Keeps a toast's timer running when a dialog opens or closes and remounts the toast elsewhere. */
function useKeptClock(toast: Toast) {
  const clock = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const [running] = clock.current?.getAnimations() ?? [];
    if (!running) return;
    running.currentTime = alreadyShown.get(toast) ?? toast.shownMs ?? 0;
    return () => void alreadyShown.set(toast, running.currentTime);
  }, [toast]);
  return clock;
}

let places: string[] = [];
const listeners = new Set<() => void>();

function become(next: string[]) {
  places = next;
  for (const listener of listeners) listener();
}

function listen(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Returns whether this is the component that mounted last, among those that use this hook. */
function useIsTopmost(): boolean {
  const place = useId();
  useEffect(() => {
    become([...places, place]);
    return () => become(places.filter((other) => other !== place));
  }, [place]);
  return useSyncExternalStore(
    listen,
    () => places.at(-1) === place,
    () => false,
  );
}

/** A pointer that has moved further than this is swiping, not pressing. */
const startsAtPx = 5;
const thresholdPx = 50;

/** Lets an element be swiped away to the right. Released before the threshold, it springs back. */
function useSwipeRight<E extends HTMLElement>(onSwiped: () => void) {
  const pressedAtX = useRef<number>(undefined);

  const pushed = (event: PointerEvent<E>) =>
    pressedAtX.current === undefined ? 0 : Math.max(0, event.clientX - pressedAtX.current);
  const release = (event: PointerEvent<E>) => {
    pressedAtX.current = undefined;
    event.currentTarget.style.translate = "";
  };

  return {
    onPointerDown(event: PointerEvent<E>) {
      if (event.button === 0) pressedAtX.current = event.clientX;
    },
    onPointerMove(event: PointerEvent<E>) {
      const byPx = pushed(event);
      if (byPx < startsAtPx) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      event.currentTarget.style.translate = `${byPx}px`;
    },
    onPointerUp(event: PointerEvent<E>) {
      const byPx = pushed(event);
      release(event);
      if (byPx >= thresholdPx) onSwiped();
    },
    onPointerCancel: release,
  };
}
