import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import type { LiveState as State } from "#contract/live/admin/schemas.ts";
import { addressOn } from "#contract/team/platforms.ts";
import { useTeam } from "#web/api/team.ts";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { Loading, Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { Badge } from "#web/ui/marks/badge.tsx";
import { LocalTime } from "#web/ui/marks/local-time.tsx";
import { liveState } from "./live-state.queries.ts";
import { liveWords } from "./live-words.ts";
import "./live-state.css";

/** Whether the site learns who is live, and what's wrong if it doesn't. Nothing for a team without Twitch. */
export function LiveState() {
  const headingId = useId();
  const team = useTeam();
  const { data, error, refetch } = useQuery(liveState());
  if (!addressOn("twitch", team) && !data?.isConnected) return null;
  return (
    <section className="live-state" aria-labelledby={headingId}>
      <h3 id={headingId}>Who is live</h3>
      {error && (
        <ErrorState
          title={data ? "This isn’t up to date" : "This didn’t load"}
          error={error}
          onRetry={() => refetch()}
        />
      )}
      {data && <Said state={data} />}
      {!data && !error && (
        <Loading contentName="who is live">
          <Skeleton style={{ height: "64px" }} />
        </Loading>
      )}
    </section>
  );
}

function Said({ state }: { state: State }) {
  const { tone, label, sentence } = liveWords(state);
  const { failure, nextTryAt, succeededAt } = state;
  return (
    <>
      <Badge tone={tone}>{label}</Badge>
      <p className="live-state__why">{sentence}</p>
      {failure && (
        <p className="live-state__when">
          Since <LocalTime at={failure.since} />. Nobody is shown as live until it works.
          {nextTryAt && (
            <>
              {" "}
              Next try <LocalTime at={nextTryAt} />.
            </>
          )}
        </p>
      )}
      {!failure && succeededAt && (
        <p className="live-state__when">
          Last told <LocalTime at={succeededAt} />.
        </p>
      )}
    </>
  );
}
