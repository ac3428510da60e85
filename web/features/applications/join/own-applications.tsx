import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type ApplicationStatus, applicationTypeLabels } from "#contract/applications/constants.ts";
import type { OwnApplication } from "#contract/applications/schemas.ts";
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
          name={applicationTypeLabels.staff}
          path="/staff-application"
          apply="Apply as a moderator"
          own={useQuery(ownStaffApplication())}
        />
        <Post
          name={applicationTypeLabels.management}
          path="/management-application"
          apply="Apply for management"
          own={useQuery(ownManagementApplication())}
        />
      </ul>
    </div>
  </section>
);

type PostProps = {
  name: string;
  path: "/staff-application" | "/management-application";
  apply: string;
  own: UseQueryResult<OwnApplication[]>;
};

const Post = ({ name, path, apply, own }: PostProps) => (
  <li>
    <h3>{name}</h3>
    <Standing own={own} />
    {own.data && (
      <Link className="text-link" to={path}>
        {own.data.length > 0 ? `View ${name.toLowerCase()} application` : apply}
      </Link>
    )}
  </li>
);

function Standing({ own }: Pick<PostProps, "own">) {
  const { join } = useTeam();
  if (own.isPending)
    return (
      <Loading contentName="your application">
        <Skeleton style={{ height: 44 }} />
      </Loading>
    );
  if (!own.data) return <ErrorState title="It didn’t load" error={own.error} onRetry={() => own.refetch()} />;
  const [application] = own.data;
  if (!application) return <p className="muted">Not sent yet. Review time: {join.reviewTime}.</p>;
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

const looks: Record<ApplicationStatus, { tone: BadgeTone; word: string }> = {
  pending: { tone: "wait", word: "Pending" },
  approved: { tone: "ok", word: "Approved" },
  rejected: { tone: "no", word: "Rejected" },
};

/** An application's state. */
export const StatusBadge = ({ status }: { status: ApplicationStatus }) => (
  <Badge tone={looks[status].tone}>{looks[status].word}</Badge>
);
