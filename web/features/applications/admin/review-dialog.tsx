import { useId, useState } from "react";
import type { Application } from "#contract/applications/admin/schemas.ts";
import { applicationTexts, applicationTypeLabels } from "#contract/applications/constants.ts";
import { toastUndoable } from "#web/ui/feedback/toast-undoable.ts";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import type { useRowDialog } from "#web/ui/overlays/use-row-dialog.ts";
import { type Decision, ReviewForm } from "./review-form.tsx";
import { undoOf } from "./take-back-button.tsx";

/** A decision that is being made, and what its row does afterwards, if it's still there. */
export type OpenReview = Decision & {
  onReviewed: (answer: Application) => void;
  /** Called once the dialog is closed, if someone else was quicker. */
  onOutdated: (sentence: string) => void;
};

type ReviewDialogProps = {
  review: ReturnType<typeof useRowDialog<OpenReview>>;
  /** The applications that are listed now. */
  listed: Application[];
  onChanged: () => void;
};

const verbs = { approved: "Approve", rejected: "Reject" };

/**
 * Asks for notes before an application is decided. However it's closed, it keeps what was typed. It stays open if its row leaves
 * the list.
 */
export function ReviewDialog({ review, listed, onChanged }: ReviewDialogProps) {
  const { row: opened, isOpen, times, close } = review;
  const headingId = useId();
  const [refusal, setRefusal] = useState<string>();
  if (!opened) return null;
  const { status, onReviewed, onOutdated } = opened;
  const newest = listed.find((row) => row.id === opened.application.id);
  const application = newest?.status === "pending" ? newest : opened.application;
  const { id, name, type } = application;

  function handleReviewed(answer: Application) {
    close(); // return the focus before the row changes
    toastUndoable({
      title: answer.status === "approved" ? applicationTexts.approved : applicationTexts.rejected,
      replaceKey: `review ${id}`,
      undo: undoOf(answer),
      onSettled: onChanged,
    });
    onReviewed(answer);
  }
  /** The focus can only go to the row once the dialog is closed. */
  function handleClose() {
    close();
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
        key={times}
        decision={{ application, status }}
        onReviewed={handleReviewed}
        onChanged={onChanged}
        onOutdated={setRefusal}
        onCancel={handleClose}
      />
    </Dialog>
  );
}
