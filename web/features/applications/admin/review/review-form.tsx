import { type ReactNode, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { applicationsAdminApi } from "#contract/applications/admin/endpoints.ts";
import type { ReviewRequest } from "#contract/applications/admin/forms.ts";
import type { Application } from "#contract/applications/admin/schemas.ts";
import { applicationTexts, memberApplicationTypes } from "#contract/applications/constants.ts";
import { api } from "#web/api/calls.ts";
import { Key } from "#web/ui/actions/button.tsx";
import { explainAs } from "#web/ui/feedback/error-message.ts";
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

const explain = explainAs("The review was not saved");

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
        if (isOutdated(error)) onOutdated(explain(error).description, element.current);
        throw error;
      }),
    onSent: (answer, sent) => {
      keepUnsent(id, "");
      toast({ title: answer.status === "approved" ? applicationTexts.approved : applicationTexts.rejected });
      onReviewed(answer, sent);
    },
    explain,
  });
  const isReader = memberApplicationTypes.some((sent) => sent === type);
  return (
    <form className="dos__act" ref={element} {...form}>
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
      <div className="dos__keys">
        <Key type="submit" small isBusy={isSending} onClick={decide("approved")}>
          {isSending && status === "approved" ? "Approving..." : "Approve"}
        </Key>
        <Key type="submit" face="lift" small isBusy={isSending} onClick={decide("rejected")}>
          {isSending && status === "rejected" ? "Rejecting..." : "Reject"}
        </Key>
        {children}
      </div>
      {failure && <p className="err">{failure}</p>}
    </form>
  );
}
