import { type ReactNode, useId } from "react";
import { Button } from "#web/ui/actions/button.tsx";
import { ErrorText } from "#web/ui/feedback/error-text.tsx";
import { Dialog } from "./dialog.tsx";
import "./confirm-dialog.css";

type ConfirmDialogProps = {
  isOpen: boolean;
  title: string;
  /** What is about to happen, and whether it can be undone. */
  children: ReactNode;
  /** The confirm button's label, normally and while the action runs. */
  confirmLabel: string;
  pendingLabel: string;
  isBusy: boolean;
  /** The label of the button that changes nothing. Defaults to "Cancel". */
  cancelLabel?: string;
  /** The action is destructive. */
  isDestructive?: boolean;
  /** Why the last try failed. */
  failure?: string | undefined;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks before something is lost. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, title, children, confirmLabel, pendingLabel, isBusy, cancelLabel = "Cancel" } = props;
  const { isDestructive, failure, onConfirm, onClose } = props;
  const headingId = useId();
  const heading = (
    <h2 id={headingId} className={title.length > 40 ? "confirm__title--long" : undefined}>
      {title}
    </h2>
  );
  return (
    <Dialog className="dialog--confirm" isOpen={isOpen} onClose={onClose} labelledBy={headingId} header={heading}>
      <div className="confirm">
        {children}
        <ErrorText>{failure}</ErrorText>
      </div>
      <div className="confirm__actions">
        <Button {...(isDestructive && { variant: "danger" })} isBusy={isBusy} onClick={onConfirm}>
          {isBusy ? pendingLabel : confirmLabel}
        </Button>
        <button type="button" className="text-link" onClick={onClose}>
          {cancelLabel}
        </button>
      </div>
    </Dialog>
  );
}

type DiscardDialogProps = {
  isOpen: boolean;
  /** What stays as it is. */
  children: string;
  onDiscard: () => void;
  onClose: () => void;
};

/** Asks before discarding what was typed. */
export const DiscardDialog = ({ children, onDiscard, ...asked }: DiscardDialogProps) => (
  <ConfirmDialog
    {...asked}
    isDestructive
    title="Discard changes?"
    confirmLabel="Discard"
    pendingLabel="Discard"
    cancelLabel="Keep editing"
    isBusy={false}
    onConfirm={onDiscard}
  >
    <p>{children}</p>
  </ConfirmDialog>
);
