import { type ReactNode, useState } from "react";
import { flushSync } from "react-dom";
import { applicationsAdminApi } from "#contract/applications/admin/endpoints.ts";
import type { ReviewRequest } from "#contract/applications/admin/forms.ts";
import type { Application } from "#contract/applications/admin/schemas.ts";
import { applicationTexts, memberApplicationTypes } from "#contract/applications/constants.ts";
import { api } from "#web/api/calls.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { describeError } from "#web/ui/feedback/error-message.ts";
import { toastUndoable } from "#web/ui/feedback/toast-undoable.ts";
import { formSchemas } from "#web/ui/forms/schemas.ts";
import { TextAreaField } from "#web/ui/forms/text-field.tsx";
import { useFormMutation } from "#web/ui/forms/use-form-mutation.ts";
import { isOutdated } from "./outdated.ts";
import { takeBack } from "./take-back.ts";

type ReviewFormProps = {
  application: Application;
  onReviewed: (answer: Application, form: Element | null) => void;
  onTakenBack: () => void;
  /** Somebody else was quicker. */
  onOutdated: (sentence: string, form: Element | null) => void;
  /** What else may be done with it. */
  children: ReactNode;
};

const errorMessage = describeError("Couldn't save the review");

/** Approves or rejects. The notes stay until they are sent, also while other applications are shown. */
export function ReviewForm(props: ReviewFormProps) {
  const { application, onReviewed, onTakenBack, onOutdated, children } = props;
  const { id, type } = application;
  const [status, setStatus] = useState<ReviewRequest["status"]>("approved");
  const decide = (decision: typeof status) => () => flushSync(() => setStatus(decision)); // the form is sent right after
  const form = useFormMutation({
    defaultValues: { reviewNotes: "" },
    unsavedAs: id,
    schema: () => formSchemas.applicationsAdmin().then((forms) => forms.ReviewRequest),
    toBody: ({ reviewNotes }): ReviewRequest => ({ status, reviewNotes }),
    send: (body) =>
      api(applicationsAdminApi.review, { params: { id }, body }).catch((error: unknown) => {
        if (isOutdated(error)) onOutdated(errorMessage(error).description, element.current);
        throw error;
      }),
    onSent: (answer) => {
      toastUndoable({
        title: answer.status === "approved" ? applicationTexts.approved : applicationTexts.rejected,
        about: `review ${id}`,
        undo: () => takeBack(answer),
        texts: { undone: applicationTexts.takenBack, failed: applicationTexts.takeBackFailed },
        onSettled: onTakenBack,
      });
      onReviewed(answer, element.current);
    },
    errorMessage,
  });
  const element = form.form.ref;
  const isReader = memberApplicationTypes.some((sent) => sent === type);
  return (
    <form className="application-list__act" {...form.form}>
      <TextAreaField
        label="Review notes"
        hint={
          isReader
            ? "The applicant will see these notes."
            : "This applicant doesn't have an account, so tell them on Discord."
        }
        rows={1}
        placeholder="Optional to approve, required to reject"
        {...form.field("reviewNotes")}
      />
      <div className="application-list__actions">
        <Button type="submit" small isBusy={form.isSending} onClick={decide("approved")}>
          {form.isSending && status === "approved" ? "Approving..." : "Approve"}
        </Button>
        <Button type="submit" variant="secondary" small isBusy={form.isSending} onClick={decide("rejected")}>
          {form.isSending && status === "rejected" ? "Rejecting..." : "Reject"}
        </Button>
        {children}
      </div>
      {form.failure && <p className="error">{form.failure}</p>}
    </form>
  );
}
