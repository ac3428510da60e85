import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { applicationTypeLabels } from "#contract/applications/application-types.ts";
import type { ApplicationStatus } from "#contract/applications/constants.ts";
import { notOpenSentence, untilSentence } from "#contract/applications/opening-sentences.ts";
import type { OwnApplication } from "#contract/applications/schemas.ts";
import { type MemberApplicationType, openingFor } from "#contract/team/openings.ts";
import type { Team } from "#contract/team.ts";
import { useTeam } from "#web/api/team.ts";
import { ownManagementApplication, ownStaffApplication } from "#web/features/applications/applications.queries.ts";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { Loading, Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { Badge, type BadgeTone } from "#web/ui/marks/badge.tsx";
import { LocalTime } from "#web/ui/marks/local-time.tsx";
import "./own-applications.css";

/** Both posts, with the state of the member's applications. */
export const OwnApplications = () => (
  <section className="own-applications paper cut" aria-labelledby="own-heading">
    <div className="wrap">
      <h2 id="own-heading">Your applications</h2>
      <ul>
        <Post
          type="staff"
          path="/staff-application"
          apply="Apply as a moderator"
          own={useQuery(ownStaffApplication())}
        />
        <Post
          type="management"
          path="/management-application"
          apply="Apply for management"
          own={useQuery(ownManagementApplication())}
        />
      </ul>
    </div>
  </section>
);

type PostProps = {
  type: MemberApplicationType;
  path: "/staff-application" | "/management-application";
  apply: string;
  own: UseQueryResult<OwnApplication[]>;
};

function Post({ type, path, apply, own }: PostProps) {
  const name = applicationTypeLabels[type];
  const isOpen = openingFor(type, useTeam()).is === "open";
  const [sent] = own.data ?? [];
  return (
    <li>
      <h3>{name}</h3>
      <Standing type={type} own={own} />
      {own.data && (sent || isOpen) && (
        <Link className="text-link" to={path}>
          {sent ? `View ${name.toLowerCase()} application` : apply}
        </Link>
      )}
    </li>
  );
}

function Standing({ type, own }: Pick<PostProps, "type" | "own">) {
  const team = useTeam();
  if (own.isPending)
    return (
      <Loading contentName="your application">
        <Skeleton style={{ height: 44 }} />
      </Loading>
    );
  if (!own.data) return <ErrorState title="It didn’t load" error={own.error} onRetry={() => own.refetch()} />;
  const [application] = own.data;
  if (!application) return <p className="muted">{notSentSentence(type, team)}</p>;
  const { status, createdAt } = application;
  return (
    <div>
      <StatusBadge status={status} />
      {status === "pending" && (
        <p className="muted">
          Sent <LocalTime at={createdAt} />
        </p>
      )}
    </div>
  );
}

const notSentSentence = (type: MemberApplicationType, team: Team) =>
  notOpenSentence(type, team) ??
  ["Not sent yet.", untilSentence(type, team), `Review time: ${team.join.reviewTime}.`].filter(Boolean).join(" ");

const looks: Record<ApplicationStatus, { tone: BadgeTone; word: string }> = {
  pending: { tone: "wait", word: "Pending" },
  approved: { tone: "ok", word: "Approved" },
  rejected: { tone: "no", word: "Rejected" },
};

/** An application's state. */
export const StatusBadge = ({ status }: { status: ApplicationStatus }) => (
  <Badge tone={looks[status].tone}>{looks[status].word}</Badge>
);
