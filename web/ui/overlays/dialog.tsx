import { X } from "lucide-react";
import { type ReactNode, type SyntheticEvent, useLayoutEffect, useRef } from "react";
import { Toaster } from "#web/ui/feedback/toaster/toaster.tsx";
import "./dialog.css";

type DialogProps = {
  isOpen: boolean;
  /** It has closed, whether by its button, Escape, a click beside it, or because `isOpen` became false. */
  onClose?: () => void;
  /** Asked before the person closes it; `false` keeps it open, to ask them something first. */
  mayClose?: () => boolean;
  /** The id of its heading. */
  labelledBy: string;
  /** What it shows: another content begins at its top, with the focus on its first field, or else on Close. */
  contentKey?: string;
  className?: string;
  /** Nothing but what it asks for closes it. */
  isHeld?: boolean;
  /** What stands in one row with the button that closes it. */
  top?: ReactNode;
  children: ReactNode;
};

/** A layer over the page. The browser keeps the focus in it and gives it back to what had it before. */
export function Dialog(props: DialogProps) {
  const {
    isOpen,
    onClose,
    mayClose = () => true,
    labelledBy,
    contentKey,
    className = "",
    isHeld = false,
    top,
    children,
  } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const close = () => mayClose() && dialog.current?.close();
  const pressedBeside = useRef(false);
  /** A press counts where it begins and ends beside: a selection may be dragged out of the dialog. */
  const handlePress = (event: SyntheticEvent) => {
    pressedBeside.current = event.target === event.currentTarget;
  };
  const handleRelease = (event: SyntheticEvent) => {
    pressedBeside.current &&= event.target === event.currentTarget;
  };
  const closeBeside = ({ target, currentTarget }: SyntheticEvent) =>
    !isHeld && target === currentTarget && pressedBeside.current && close();

  /** Browsers that do not know closedby let a second Escape through. */
  const handleClose = () => (isOpen && (isHeld || !mayClose()) ? dialog.current?.showModal() : onClose?.());
  /** A file picker that is cancelled says so to everything around it. */
  const handleCancel = (event: SyntheticEvent) =>
    event.target === event.currentTarget && (isHeld || !mayClose()) && event.preventDefault();

  // Before the toasts in it take their place, which is on top of it.
  useLayoutEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the button is another one with another content
  useLayoutEffect(() => {
    if (isOpen) (firstField(dialog.current) ?? closeButton.current)?.focus(); // what it shows may take it after that
  }, [isOpen, contentKey]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same by keyboard
    <dialog
      className={`dialog ${className}`}
      aria-labelledby={labelledBy}
      ref={dialog}
      closedby={isHeld ? "none" : undefined}
      onCancel={handleCancel}
      onClose={handleClose}
      onPointerDown={handlePress}
      onPointerUp={handleRelease}
      onClick={closeBeside}
    >
      <div className="dialog__inner" key={contentKey}>
        <div className="dialog__top">
          {top}
          {!isHeld && (
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

/** Of the form that it shows: what someone fills in first. */
const firstField = (dialog: HTMLDialogElement | null) =>
  [...(dialog?.querySelectorAll<HTMLElement>(fields) ?? [])].find((field) => field.checkVisibility());
