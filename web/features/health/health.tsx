import { useQuery } from "@tanstack/react-query";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { Loading, Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { FailedSignInsSection } from "./failed-sign-ins.tsx";
import { health } from "./health.queries.ts";
import { JobsSection } from "./jobs-section.tsx";
import { MailSection } from "./mail-section.tsx";
import { SiteState } from "./site-state.tsx";

/** The state of the site, for the people who run it. */
export function HealthPart({ isShown }: { isShown: boolean }) {
  const { data, isPending, refetch } = useQuery({ ...health(), enabled: isShown });
  if (isPending)
    return (
      <Loading what="the site’s health">
        <Skeleton style={{ height: "420px" }} />
      </Loading>
    );
  if (!data)
    return (
      <ErrorState title="The site’s health didn’t load" onRetry={() => refetch()}>
        Please check your connection and try again.
      </ErrorState>
    );
  return (
    <div className="settings-tab__list">
      <SiteState health={data} />
      <MailSection mail={data.mail} />
      <JobsSection jobs={data.jobs} />
      <FailedSignInsSection signIns={data.failedSignIns} />
    </div>
  );
}
