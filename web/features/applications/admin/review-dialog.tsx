import { useId, useRef, useState } from "react";
import { applicationsAdminApi } from "#contract/applications/admin/endpoints.ts";
import type { ReviewRequest } from "#contract/applications/admin/forms.ts";
import type { Application } from "#contract/applications/admin/schemas.ts";
import { applicationTypeLabels } from "#contract/applications/application-types.ts";
import { applicationTexts } from "#contract/applications/constants.ts";
import { memberApplicationTypes } from "#contract/team/openings.ts";
import { hasDiscord } from "#contract/team/ways-to-reach.ts";
import { api } from "#web/api/api-client.ts";
import { useTeam } from "#web/api/team.ts";
import { describeError } from "#web/ui/feedback/error-message.ts";
import { toastUndoable } from "#web/ui/feedback/toast-undoable.ts";
import { ConflictChoices } from "#web/ui/forms/conflict-choices.tsx";
import { FormActions } from "#web/ui/forms/form-actions.tsx";
import { formSchemas } from "#web/ui/forms/schemas.ts";
import { TextAreaField } from "#web/ui/forms/text-field.tsx";
import { useDraft } from "#web/ui/forms/use-draft.ts";
import { useEditForm } from "#web/ui/forms/use-edit-form.ts";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import type { useRowDialog } from "#web/ui/overlays/use-row-dialog.ts";
import { undoOf } from "./take-back-button.tsx";
import { decisionDraftKey } from "./unsent-notes.ts";
import { isClosed } from "./use-application-changes.ts";

/** A decision that is being made, and what its row does afterwards, if it's still there. */
export type OpenReview = Decision & {
  onReviewed: (answer: Application) => void;
  /** Called once the dialog is closed, if someone else was quicker. */
  onStale: (sentence: string) => void;
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
  const { status, onReviewed, onStale } = opened;
  const newest = listed.find((row) => row.id === opened.application.id);
  const application = newest?.status === "pending" ? newest : opened.application;
  const { id, name, type } = application;

  function handleReviewed(answer: Application) {
    close();
    toastUndoable({
      title: answer.status === "approved" ? applicationTexts.approved : applicationTexts.rejected,
      replaceKey: `review ${id}`,
      undo: undoOf(answer),
      onSettled: onChanged,
    });
    onReviewed(answer);
  }
  function handleClose() {
    close();
    if (refusal) onStale(refusal);
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
        onStale={setRefusal}
        onCancel={handleClose}
      />
    </Dialog>
  );
}

export type Decision = { application: Application; status: ReviewRequest["status"] };

type ReviewFormProps = {
  decision: Decision;
  onReviewed: (answer: Application) => void;
  /** Called if someone else changed the application. */
  onChanged: () => void;
  /** Called if someone else decided or deleted it. */
  onStale: (sentence: string) => void;
  onCancel: () => void;
};

const says = {
  approved: { submit: "Approve application", pending: "Approving...", notes: "Optional." },
  rejected: { submit: "Reject application", pending: "Rejecting...", notes: "Required: say why." },
};
const errorMessage = describeError("Couldn’t save the review");

/** The notes for a decision. They're kept until sent. */
function ReviewForm({ decision, onReviewed, onChanged, onStale, onCancel }: ReviewFormProps) {
  const { status, application } = decision;
  const { id, type } = application;
  const isDecided = useRef(false);
  const form = useEditForm({
    row: application,
    valuesOf,
    draft: useDraft(decisionDraftKey(id, status)),
    schema: () => formSchemas.applicationsAdmin().then((forms) => forms.ReviewRequest),
    toBody: (values): ReviewRequest => ({ status, ...values }),
    send: (body, row: Application | undefined) =>
      sendReview(row ?? application, body).catch((error: unknown) => {
        isDecided.current = isClosed(error);
        if (isDecided.current) onStale(errorMessage(error).description);
        throw error;
      }),
    onSent: onReviewed,
    onStale: () => isDecided.current || onChanged(), // loading a decision would take this form away
    errorMessage,
  });
  const team = useTeam();
  const isReader = memberApplicationTypes.some((sent) => sent === type);
  const reader = isReader
    ? "The applicant will see these notes."
    : `The applicant can’t read these notes on this site, so tell them ${hasDiscord(team) ? "on Discord" : "yourself"}.`;
  return (
    <form className="form review" {...form.formProps}>
      <TextAreaField
        label={labels.reviewNotes}
        hint={`${says[status].notes} ${reader}`}
        rows={3}
        {...form.fieldProps("reviewNotes")}
      />
      <TextAreaField
        label={labels.internalNotes}
        hint="Optional. For staff."
        rows={2}
        {...form.fieldProps("internalNotes")}
      />
      <p className="muted">{applicationTexts.notesExported}</p>
      <FormActions
        form={form}
        className="dialog__actions"
        submitLabel={says[status].submit}
        pendingLabel={says[status].pending}
        onCancel={onCancel}
      >
        <ConflictChoices form={form} labels={labels} />
      </FormActions>
    </form>
  );
}

const sendReview = ({ id, version }: Application, body: ReviewRequest) =>
  api(applicationsAdminApi.review, { params: { id }, body: { ...body, version } });

const valuesOf = (row: Application | undefined) => ({ reviewNotes: "", internalNotes: row?.internalNotes ?? "" });
const labels = { reviewNotes: "Notes to the applicant", internalNotes: "Internal notes" };
