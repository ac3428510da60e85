import { type ReactNode, useEffect, useRef } from "react";
import type { ApplicationStatus } from "#contract/applications/constants.ts";
import type { OwnApplication } from "#contract/applications/schemas.ts";
import { addressOn } from "#contract/team/platforms.ts";
import { answersOf } from "#contract/team/ways-to-reach.ts";
import type { Team } from "#contract/team.ts";
import { useTeam } from "#web/api/team.ts";
import { buttonClass } from "#web/ui/actions/button.tsx";
import { LocalTime } from "#web/ui/marks/local-time.tsx";
import { StatusBadge } from "./join/own-applications.tsx";
import type { ApplicationKind } from "./kinds/application-kind.ts";
import "#web/ui/styles/sloped-block.css";
import "./sent-application.css";

export type DashboardLink = (className: string) => ReactNode;

type SentApplicationProps = {
  kind: Pick<ApplicationKind<object>, "name">;
  application: OwnApplication;
  /** It was just sent from this page, so it takes over the focus. */
  isJustSent: boolean;
  /** Returns the link to the dashboard, with the given class. */
  children: DashboardLink;
};

const whatNext = (team: Team): Record<ApplicationStatus, string> => ({
  pending: `Review time: ${team.join.reviewTime}. We’ll contact you ${answersOf(team)}.`,
  approved: `We’ll contact you ${answersOf(team)} about what comes next.`,
  rejected: `We’ll contact you ${answersOf(team)} if there’s more to say.`,
});
const submitted = "Application Submitted";

/** Once there is a decision, it is the heading, and “Application Submitted” labels the date. */
const decisions: Partial<Record<ApplicationStatus, string>> = { approved: "You’re in.", rejected: "Not this time." };

/** The state of an application. Once there is a decision, the reviewer's note leads. */
export function SentApplication({ kind, application, isJustSent, children }: SentApplicationProps) {
  const team = useTeam();
  const discord = addressOn("discord", team);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isJustSent) heading.current?.focus();
  }, [isJustSent]);
  const { status, createdAt, reviewedAt, reviewNotes } = application;
  const mainLink = buttonClass({ variant: kind.name === "staff" ? "light" : "dark" });
  return (
    <section
      className={kind.name === "staff" ? "sent sent--staff sloped-block" : "sent sent--management sloped-block paper"}
      aria-labelledby="sent-heading"
    >
      <div>
        <h2 id="sent-heading" tabIndex={-1} ref={heading}>
          {decisions[status] ?? submitted}
        </h2>
        {reviewNotes && (
          <div className="sent__notes">
            <p>From the team</p>
            <p className="lead">{reviewNotes}</p>
          </div>
        )}
        <p className={reviewNotes ? undefined : "lead"}>{whatNext(team)[status]}</p>
        <p className="sent__ways">
          {status === "rejected" && children(mainLink)}
          {discord && (
            <a className={status === "rejected" ? "text-link" : mainLink} href={discord}>
              Join the Discord
            </a>
          )}
          {status !== "rejected" && children(discord ? "text-link" : mainLink)}
        </p>
      </div>
      <dl>
        <Fact name="Status">
          <StatusBadge status={status} />
        </Fact>
        <Fact name={decisions[status] ? submitted : "Sent"}>
          <LocalTime at={createdAt} />
        </Fact>
        {reviewedAt && (
          <Fact name="Reviewed">
            <LocalTime at={reviewedAt} />
          </Fact>
        )}
      </dl>
    </section>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
