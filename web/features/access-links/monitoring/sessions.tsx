import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import type { MonitoringSession } from "#contract/access-links/schemas.ts";
import { monitoringSessions } from "#web/features/access-links/access-links.queries.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { describeError } from "#web/ui/feedback/error-message.ts";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { Loading, Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { useKeptFocus } from "#web/ui/lists/use-kept-focus.ts";
import { EndSession } from "./end-session.tsx";
import { SessionTable } from "./session-table.tsx";

/** Who is signed in with a temporary link right now. */
export function Sessions() {
  const headingId = useId();
  const { data: sessions, error, refetch } = useQuery(monitoringSessions());
  const focus = useKeptFocus<HTMLDivElement>();
  const [doomed, setDoomed] = useState<MonitoringSession>();
  const [isAsking, setAsking] = useState(false);

  function handleEnd(session: MonitoringSession) {
    setDoomed(session);
    setAsking(true);
  }
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId}>Live sessions</h3>
      {error && (
        <ErrorState
          title={sessions ? "This list may be out of date" : "The sessions didn’t load"}
          onRetry={() => refetch()}
        >
          {describeError("")(error).description}
        </ErrorState>
      )}
      {sessions && (
        <div {...focus} tabIndex={-1}>
          {sessions.length > 0 ? (
            <SessionTable sessions={sessions} headingId={headingId} onEnd={handleEnd} />
          ) : (
            <EmptyState>No active sessions</EmptyState>
          )}
        </div>
      )}
      {!sessions && !error && (
        <Loading what="sessions">
          <Skeleton style={{ height: "60px" }} />
        </Loading>
      )}
      <EndSession session={doomed} isOpen={isAsking} onClose={() => setAsking(false)} />
    </section>
  );
}
