import { ConfirmDialog } from "./confirm-dialog.tsx";

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
