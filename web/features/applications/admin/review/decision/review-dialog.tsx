import { useId, useState } from "react";
import type { Application } from "#contract/applications/admin/schemas.ts";
import { applicationTexts, applicationTypeLabels } from "#contract/applications/constants.ts";
import { toastUndoable } from "#web/ui/feedback/toast-undoable.ts";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { type Decision, ReviewForm } from "./review-form.tsx";
import { undoOf } from "./take-back.ts";

type ReviewDialogProps = {
  decision: Decision | undefined;
  isOpen: boolean;
  onClose: () => void;
  onReviewed: (answer: Application) => void;
  onChanged: () => void;
  onOutdated: (sentence: string) => void;
};

const verbs = { approved: "Approve", rejected: "Reject" };

/** Asks for notes before an application is decided. However it's closed, it keeps what was typed. */
export function ReviewDialog(props: ReviewDialogProps) {
  const { decision, isOpen, onClose, onReviewed, onChanged, onOutdated } = props;
  const headingId = useId();
  const [refusal, setRefusal] = useState<string>();
  if (!decision) return null;
  const { application, status } = decision;
  const { id, name, type } = application;

  function handleReviewed(answer: Application) {
    onClose(); // return the focus before the row changes
    toastUndoable({
      title: answer.status === "approved" ? applicationTexts.approved : applicationTexts.rejected,
      replaceKey: `review ${id}`,
      undo: undoOf(answer),
      onSettled: onChanged,
    });
    onReviewed(answer);
  }
  /** The row changes once the dialog, which says so, is closed: it would take the dialog with it. */
  function handleClose() {
    onClose();
    if (refusal) onOutdated(refusal);
    setRefusal(undefined);
  }
  const header = (
    <h2 id={headingId}>
      {verbs[status]} {name}?
    </h2>
  );
  return (
    <Dialog isOpen={isOpen} onClose={handleClose} labelledBy={headingId} header={header}>
      <p className="review__who">
        {applicationTypeLabels[type]} application. You can take the decision back for five minutes.
      </p>
      <ReviewForm
        key={`${id} ${status}`}
        decision={decision}
        onReviewed={handleReviewed}
        onChanged={onChanged}
        onOutdated={setRefusal}
        onCancel={handleClose}
      />
    </Dialog>
  );
}
