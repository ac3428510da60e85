import { X } from "lucide-react";
import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from "react";
import { Toaster } from "./toaster.tsx";
import "./dialog.css";

type DialogProps = {
  isOpen: boolean;
  /** It has closed, whether by its button, Escape, a click beside it, or because `isOpen` became false. */
  onClose?: () => void;
  /** The id of its heading. */
  labelledBy: string;
  /** What it shows: another content begins at its top, with the focus there. */
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
  const { isOpen, onClose, labelledBy, contentKey, className = "", isHeld = false, top, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const close = () => dialog.current?.close();
  const closeBeside = (event: MouseEvent) => !isHeld && event.target === event.currentTarget && close();

  /** Browsers that do not know closedby let a second Escape through. */
  const handleClose = () => (isHeld && isOpen ? dialog.current?.showModal() : onClose?.());

  // Before the toasts in it take their place, which is on top of it.
  useLayoutEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the button is another one with another content
  useLayoutEffect(() => {
    if (isOpen) closeButton.current?.focus(); // what it shows may take it after that
  }, [isOpen, contentKey]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same by keyboard
    <dialog
      className={`dialog ${className}`}
      aria-labelledby={labelledBy}
      ref={dialog}
      closedby={isHeld ? "none" : undefined}
      onCancel={(event) => isHeld && event.preventDefault()}
      onClose={handleClose}
      onClick={closeBeside}
    >
      <div className="dialog__in" key={contentKey}>
        <div className="dialog__top">
          {top}
          {!isHeld && (
            <button type="button" className="x" aria-label="Close" ref={closeButton} onClick={close}>
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
