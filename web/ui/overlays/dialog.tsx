import { X } from "lucide-react";
import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from "react";
import { Toaster } from "#web/ui/feedback/toaster.tsx";
import { rememberFocus, returnFocus } from "#web/ui/focus/return-focus.ts";
import { closeDialogOnBack } from "./back-closes.ts";
import "./dialog.css";

type DialogProps = {
  isOpen: boolean;
  /** Called after the dialog closed, by its button, Escape, a click outside or `isOpen` turning false. */
  onClose?: () => void;
  /** Called before the person closes the dialog. Return `false` to keep it open, for example to ask something first. */
  mayClose?: () => boolean;
  /** Its heading. Without one, give the id of a heading in `labelledBy`. */
  title?: ReactNode;
  labelledBy?: string;
  /** Identifies the content. New content starts at its top, with the focus on its first field or else on Close. */
  contentKey?: string;
  className?: string;
  /** Escape, clicks outside and the close button close it. Without them, only the content can. Defaults to true. */
  isDismissible?: boolean;
  /** The browser's Back closes it anyway, because opening it is a step of the history. */
  hasOwnEntry?: boolean;
  /** Content of the row that has the close button. Defaults to the title. */
  header?: ReactNode;
  children: ReactNode;
};

/** A modal dialog. It keeps the focus inside and returns it afterwards, to a place nearby if its opener has gone. */
export function Dialog(props: DialogProps) {
  const {
    isOpen,
    onClose,
    mayClose = () => true,
    title,
    labelledBy,
    contentKey,
    className = "",
    isDismissible = true,
    hasOwnEntry = false,
    header,
    children,
  } = props;
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const isEnded = useRef(true);
  /** Reports the closing once. */
  const end = () => {
    if (isEnded.current) return;
    isEnded.current = true;
    onClose?.();
  };
  /** Doesn't wait for the browser's close event: it comes with the next frame, and a key may reopen the dialog before that. */
  const close = () => {
    if (!mayClose()) return;
    dialog.current?.close();
    end();
  };
  const pressedBeside = useRef(false);
  /** A press must begin and end outside, because a text selection may be dragged out of the dialog. */
  const handlePress = (event: SyntheticEvent) => {
    pressedBeside.current = event.target === event.currentTarget;
  };
  const handleRelease = (event: SyntheticEvent) => {
    pressedBeside.current &&= event.target === event.currentTarget;
  };
  const closeBeside = ({ target, currentTarget }: SyntheticEvent) =>
    isDismissible && target === currentTarget && pressedBeside.current && close();

  /** Browsers without `closedby` support let a second Escape through. */
  const handleClose = () => {
    if (isEnded.current || dialog.current?.open) return;
    if (isOpen && (!isDismissible || !mayClose())) dialog.current?.showModal();
    else end();
  };
  /** Ignores the cancel event of a file picker, which bubbles. */
  const handleCancel = (event: SyntheticEvent) => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    if (isDismissible) close();
  };

  // Before the toasts inside mount, so that they end up on top of it.
  useLayoutEffect(() => {
    const element = dialog.current;
    isEnded.current &&= !isOpen;
    if (!element) return;
    if (!isOpen) {
      element.close();
      return returnFocus(element);
    }
    if (!element.open) rememberFocus(element);
    element.showModal();
    if (isDismissible && !hasOwnEntry) closeDialogOnBack(element);
  }, [isOpen, isDismissible, hasOwnEntry]);
  useLayoutEffect(() => {
    const element = dialog.current;
    return () => {
      element?.close();
      if (element) returnFocus(element);
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other content has another button
  useLayoutEffect(() => {
    if (!isOpen) return;
    focusAtStart(firstField(dialog.current) ?? closeButton.current); // the content may move the focus afterwards
  }, [isOpen, contentKey]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same by keyboard
    <dialog
      className={`dialog ${className}`}
      aria-labelledby={labelledBy ?? titleId}
      ref={dialog}
      closedby={isDismissible ? undefined : "none"}
      onCancel={handleCancel}
      onClose={handleClose}
      onPointerDown={handlePress}
      onPointerUp={handleRelease}
      onClick={closeBeside}
    >
      <div className="dialog__inner" key={contentKey}>
        <div className="dialog__top">
          {header ?? (title && <h2 id={titleId}>{title}</h2>)}
          {isDismissible && (
            <button type="button" className="close-button" aria-label="Close" ref={closeButton} onClick={close}>
              <X className="icon" />
            </button>
          )}
        </div>
        {children}
      </div>
      {isOpen && <Toaster isOverDialog />}
    </dialog>
  );
}

const fields = "form :is(input:not([type=hidden], [type=file]), select, textarea)";

/** Returns the first visible field of the dialog, or undefined. A username that's already known is skipped. */
const firstField = (dialog: HTMLDialogElement | null) =>
  [...(dialog?.querySelectorAll<HTMLInputElement>(fields) ?? [])].find(
    (field) => field.checkVisibility() && !(field.autocomplete === "username" && field.value),
  );

/** Focuses an element. Shows the start of a long text, where the caret would otherwise show its end. */
export function focusAtStart(field: HTMLElement | null | undefined) {
  field?.focus();
  if (!(field instanceof HTMLInputElement) || field.selectionStart === null) return;
  field.setSelectionRange(0, 0);
  field.scrollLeft = 0;
}
