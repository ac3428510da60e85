import type { ReactNode } from "react";
import type { Application } from "#contract/applications/admin/schemas.ts";
import { unsentNotes } from "#web/features/applications/admin/review/unsent-notes.ts";
import { ErrorText } from "#web/ui/feedback/error-text.tsx";
import { LocalTime } from "#web/ui/marks/local-time.tsx";

type DecisionOutcomeProps = {
  application: Application;
  /** Why this person's own review was refused. */
  refusal: string | undefined;
  /** Further actions. */
  children: ReactNode;
};

/** The outcome of a review, and what the reviewer wrote. */
export function DecisionOutcome({ application, refusal, children }: DecisionOutcomeProps) {
  const { id, reviewedAt, reviewedBy, reviewNotes } = application;
  const unsent = refusal && unsentNotes(id);
  return (
    <div className="application-list__act">
      <dl className="answers answers--outcome">
        <div>
          <dt>Reviewed</dt>
          <dd>
            {reviewedAt && <LocalTime at={reviewedAt} />}
            {reviewedBy && ` by ${reviewedBy}`}
          </dd>
        </div>
        <div>
          <dt>Notes to the applicant</dt>
          <dd>{reviewNotes ?? "None"}</dd>
        </div>
        {unsent && (
          <div>
            <dt>Your notes, not sent</dt>
            <dd>{unsent}</dd>
          </div>
        )}
      </dl>
      <ErrorText>{refusal}</ErrorText>
      {children}
    </div>
  );
}
