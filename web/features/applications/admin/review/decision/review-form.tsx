import { applicationsAdminApi } from "#contract/applications/admin/endpoints.ts";
import type { ReviewRequest } from "#contract/applications/admin/forms.ts";
import type { Application } from "#contract/applications/admin/schemas.ts";
import { applicationTexts, memberApplicationTypes } from "#contract/applications/constants.ts";
import { api } from "#web/api/calls.ts";
import { isOutdated } from "#web/features/applications/admin/review/outdated.ts";
import { decisionDraft } from "#web/features/applications/admin/review/unsent-notes.ts";
import { describeError } from "#web/ui/feedback/error-message.ts";
import { FormActions } from "#web/ui/forms/form-actions.tsx";
import { formSchemas } from "#web/ui/forms/schemas.ts";
import { TextAreaField } from "#web/ui/forms/text-field.tsx";
import { useFormMutation } from "#web/ui/forms/use-form-mutation.ts";

export type Decision = { application: Application; status: ReviewRequest["status"] };

type ReviewFormProps = {
  decision: Decision;
  onReviewed: (answer: Application) => void;
  /** Somebody else was quicker. */
  onOutdated: (sentence: string) => void;
  onCancel: () => void;
};

const says = {
  approved: { submit: "Approve application", pending: "Approving...", notes: "Optional." },
  rejected: { submit: "Reject application", pending: "Rejecting...", notes: "Required: say why." },
};
const errorMessage = describeError("Couldn't save the review");

/** The notes that go with a decision. They're kept until they are sent. */
export function ReviewForm({ decision, onReviewed, onOutdated, onCancel }: ReviewFormProps) {
  const { status, application } = decision;
  const { id, type } = application;
  const before = application.internalNotes ?? "";
  const form = useFormMutation({
    defaultValues: { reviewNotes: "", internalNotes: before },
    unsavedAs: decisionDraft(id, status),
    schema: () => formSchemas.applicationsAdmin().then((forms) => forms.ReviewRequest),
    toBody: ({ reviewNotes, internalNotes }): ReviewRequest => ({
      status,
      reviewNotes,
      ...(internalNotes !== before && { internalNotes }), // or it would undo what somebody else wrote since
    }),
    send: (body) =>
      api(applicationsAdminApi.review, { params: { id }, body }).catch((error: unknown) => {
        if (isOutdated(error)) onOutdated(errorMessage(error).description);
        throw error;
      }),
    onSent: onReviewed,
    errorMessage,
  });
  const isReader = memberApplicationTypes.some((sent) => sent === type);
  const reader = isReader
    ? "The applicant will see these notes."
    : "This applicant doesn't have an account, so tell them on Discord.";
  return (
    <form className="form review" {...form.form}>
      <TextAreaField
        label="Notes to the applicant"
        hint={`${says[status].notes} ${reader}`}
        rows={3}
        {...form.field("reviewNotes")}
      />
      <TextAreaField label="Internal notes" hint="Optional. For staff." rows={2} {...form.field("internalNotes")} />
      <p className="muted">{applicationTexts.notesExported}</p>
      <FormActions
        form={form}
        className="dialog__actions"
        submit={says[status].submit}
        pending={says[status].pending}
        onCancel={onCancel}
      />
    </form>
  );
}
