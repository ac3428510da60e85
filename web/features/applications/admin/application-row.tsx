import { type ReactNode, useState } from "react";
import type { Application } from "#contract/applications/admin/schemas.ts";
import { applicationTypeLabels } from "#contract/applications/application-types.ts";
import { type ApplicationStatus, applicationStatusLabels } from "#contract/applications/constants.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { ErrorText } from "#web/ui/feedback/error-text.tsx";
import { Badge, type BadgeTone } from "#web/ui/marks/badge.tsx";
import { LocalTime } from "#web/ui/marks/local-time.tsx";
import { StaffLookalike } from "#web/ui/nouns/staff-lookalike.tsx";
import { ApplicationDetails } from "./application-details.tsx";
import { DeleteApplication } from "./delete-application.tsx";
import { InternalNotes } from "./internal-notes.tsx";
import type { Decision, OpenReview } from "./review-dialog.tsx";
import { TakeBackButton } from "./take-back-button.tsx";
import { offerInternalNotes, unsentNotes } from "./unsent-notes.ts";
import type { useApplicationChanges } from "./use-application-changes.ts";

type ApplicationRowProps = {
  application: Application;
  changes: ReturnType<typeof useApplicationChanges>;
  /** Opens the dialog for a decision. */
  onReview: (review: OpenReview) => void;
};

/** An application: a summary line that expands to everything that was sent and the review. */
export function ApplicationRow({ application, changes, onReview }: ApplicationRowProps) {
  const { name, type, status, createdAt, reviewedAt, reviewedBy } = application;
  const [refusal, setRefusal] = useState<string>();

  function handleStale(sentence: string) {
    setRefusal(sentence);
    changes.refresh();
  }

  const removal = (
    <DeleteApplication
      application={application}
      onDeleted={changes.refresh}
      onRestored={changes.refresh}
      onStale={handleStale}
    />
  );
  return (
    <li>
      <details>
        <summary>
          <b>
            {name} <StaffLookalike names={[name]} />
          </b>
          <span>{applicationTypeLabels[type]}</span>
          <span className="application-list__sub">
            {reviewedAt ? (
              <>
                Reviewed <LocalTime at={reviewedAt} isDay />
                {reviewedBy && ` by ${reviewedBy}`}
              </>
            ) : (
              <>
                Submitted <LocalTime at={createdAt} />
              </>
            )}
          </span>
          <Status of={status} />
        </summary>
        <div className="application-list__inner">
          <ApplicationDetails application={application} />
          <InternalNotes application={application} onSaved={changes.replace} onStale={changes.refresh} />
          {status === "pending" ? (
            <ReviewActions
              name={name}
              onDecide={(decided) => {
                offerInternalNotes(application, decided);
                onReview({
                  application,
                  status: decided,
                  onReviewed: changes.replace,
                  onStale: handleStale,
                });
              }}
            >
              {removal}
            </ReviewActions>
          ) : (
            <DecisionOutcome application={application} refusal={refusal}>
              <TakeBackButton application={application} onTakenBack={changes.replace} />
              {removal}
            </DecisionOutcome>
          )}
        </div>
      </details>
    </li>
  );
}

const tones: Record<ApplicationStatus, BadgeTone> = { pending: "info", approved: "ok", rejected: "no" };

/** An application's state, as staff see it. */
const Status = ({ of: status }: { of: ApplicationStatus }) => (
  <Badge tone={tones[status]}>{applicationStatusLabels[status]}</Badge>
);

type ReviewActionsProps = {
  name: string;
  onDecide: (status: Decision["status"]) => void;
  /** Further actions. */
  children: ReactNode;
};

function ReviewActions({ name, onDecide, children }: ReviewActionsProps) {
  const named = <span className="visually-hidden"> the application of {name}</span>;
  return (
    <div className="application-list__act">
      <div className="application-list__actions">
        <Button small aria-haspopup="dialog" onClick={() => onDecide("approved")}>
          Approve{named}
        </Button>
        <Button variant="secondary" small aria-haspopup="dialog" onClick={() => onDecide("rejected")}>
          Reject{named}
        </Button>
        {children}
      </div>
    </div>
  );
}

type DecisionOutcomeProps = {
  application: Application;
  /** Why this person's own review was refused. */
  refusal: string | undefined;
  /** Further actions. */
  children: ReactNode;
};

/** The outcome of a review, and what the reviewer wrote. */
function DecisionOutcome({ application, refusal, children }: DecisionOutcomeProps) {
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
