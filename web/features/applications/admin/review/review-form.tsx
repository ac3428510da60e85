import { type ReactNode, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { applicationsAdminApi } from "#contract/applications/admin/endpoints.ts";
import type { ReviewRequest } from "#contract/applications/admin/forms.ts";
import type { Application } from "#contract/applications/admin/schemas.ts";
import { applicationTexts, memberApplicationTypes } from "#contract/applications/constants.ts";
import { api } from "#web/api/calls.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { describeError } from "#web/ui/feedback/error-message.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { Field } from "#web/ui/fields/field.tsx";
import { keepUnsent, unsentText } from "#web/ui/forms/unsaved.ts";
import { useForm } from "#web/ui/forms/use-form.ts";
import { isOutdated } from "./outdated.ts";

type ReviewFormProps = {
  application: Application;
  onReviewed: (answer: Application, form: Element) => void;
  /** Somebody else was quicker. */
  onOutdated: (sentence: string, form: Element | null) => void;
  /** What else may be done with it. */
  children: ReactNode;
};

const errorMessage = describeError("The review was not saved");

/** Approves or rejects. The notes stay until they are sent, also while other applications are shown. */
export function ReviewForm({ application: { id, type }, onReviewed, onOutdated, children }: ReviewFormProps) {
  const [status, setStatus] = useState<ReviewRequest["status"]>("approved");
  const element = useRef<HTMLFormElement>(null);
  const decide = (decision: typeof status) => () => flushSync(() => setStatus(decision)); // it is read from the form right after
  const { problems, failure, isSending, form } = useForm({
    loadCheck: () =>
      import("#web/features/applications/admin/application-checks.ts").then(({ checks }) => checks.review),
    send: (body: ReviewRequest) =>
      api(applicationsAdminApi.review, { params: { id }, body }).catch((error: unknown) => {
        if (isOutdated(error)) onOutdated(errorMessage(error).description, element.current);
        throw error;
      }),
    onSent: (answer, sent) => {
      keepUnsent(id, "");
      toast({ title: answer.status === "approved" ? applicationTexts.approved : applicationTexts.rejected });
      onReviewed(answer, sent);
    },
    errorMessage,
  });
  const isReader = memberApplicationTypes.some((sent) => sent === type);
  return (
    <form className="application-list__act" ref={element} {...form}>
      <input type="hidden" name="status" value={status} />
      <Field
        label="Review notes"
        hint={isReader ? "The applicant reads these notes." : "This applicant has no page here: tell them in the chat."}
        error={problems.reviewNotes}
      >
        {(wiring) => (
          <textarea
            {...wiring}
            name="reviewNotes"
            rows={1}
            placeholder="Optional to approve, required to reject"
            defaultValue={unsentText(id)}
            onInput={({ currentTarget }) => keepUnsent(id, currentTarget.value)}
          />
        )}
      </Field>
      <div className="application-list__actions">
        <Button type="submit" small isBusy={isSending} onClick={decide("approved")}>
          {isSending && status === "approved" ? "Approving..." : "Approve"}
        </Button>
        <Button type="submit" variant="secondary" small isBusy={isSending} onClick={decide("rejected")}>
          {isSending && status === "rejected" ? "Rejecting..." : "Reject"}
        </Button>
        {children}
      </div>
      {failure && <p className="error">{failure}</p>}
    </form>
  );
}
