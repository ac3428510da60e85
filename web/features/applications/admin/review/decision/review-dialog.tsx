import { useId } from "react";
import type { Application } from "#contract/applications/admin/schemas.ts";
import { applicationTexts, applicationTypeLabels } from "#contract/applications/constants.ts";
import { toastUndoable } from "#web/ui/feedback/toast-undoable.ts";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { type Decision, ReviewForm } from "./review-form.tsx";
import { takeBack } from "./take-back.ts";

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
  if (!decision) return null;
  const { application, status } = decision;
  const { id, name, type } = application;

  function handleReviewed(answer: Application) {
    onClose(); // return the focus before the row changes
    toastUndoable({
      title: answer.status === "approved" ? applicationTexts.approved : applicationTexts.rejected,
      replaceKey: `review ${id}`,
      undo: () => takeBack(answer),
      texts: { undone: applicationTexts.takenBack, failed: applicationTexts.takeBackFailed },
      onSettled: onChanged,
    });
    onReviewed(answer);
  }
  function handleOutdated(sentence: string) {
    onClose();
    onOutdated(sentence);
  }
  const header = (
    <h2 id={headingId}>
      {verbs[status]} {name}?
    </h2>
  );
  return (
    <Dialog isOpen={isOpen} onClose={onClose} labelledBy={headingId} header={header}>
      <p className="review__who">
        {applicationTypeLabels[type]} application. You can take the decision back for five minutes.
      </p>
      <ReviewForm
        key={`${id} ${status}`}
        decision={decision}
        onReviewed={handleReviewed}
        onChanged={onChanged}
        onOutdated={handleOutdated}
        onCancel={onClose}
      />
    </Dialog>
  );
}
