import { useQuery } from "@tanstack/react-query";
import type { AnalyticsOverview } from "#contract/analytics/admin/schemas.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { Loading, Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { formatNumber } from "#web/ui/format/numbers.ts";
import { overview } from "./analytics.queries.ts";
import { LiveViewers } from "./live-viewers.tsx";
import { TopPages } from "./top-pages.tsx";
import { ViewsByDay } from "./views-by-day.tsx";
import "#web/ui/styles/card.css";
import "./analytics-tab.css";

/** How many come to the site, to which pages, and who is there now. */
export function AnalyticsTab() {
  const { data, isPending, refetch } = useQuery(overview());
  return (
    <>
      <div className="tab-head">
        <h2>Analytics</h2>
      </div>
      {data && <Figures {...data} />}
      <div className="split analytics-split">
        <LiveViewers />
        <div>
          {data && <Views {...data} />}
          {isPending && (
            <Loading what="analytics">
              <Skeleton style={{ height: "420px" }} />
            </Loading>
          )}
          {!data && !isPending && (
            <ErrorState title="The analytics didn't load" onRetry={() => refetch()}>
              Please check your connection and try again.
            </ErrorState>
          )}
        </div>
      </div>
    </>
  );
}

function Figures({ totalViews, counts: { players, achievements, news } }: AnalyticsOverview) {
  const figures = { "Total views": totalViews, Players: players, Achievements: achievements, "News items": news };
  return (
    <dl className="analytics-figures">
      {Object.entries(figures).map(([name, figure]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="numerals">{formatNumber(figure)}</dd>
        </div>
      ))}
    </dl>
  );
}

const Views = ({ totalViews, days, pageStats }: AnalyticsOverview) =>
  totalViews > 0 ? (
    <>
      <ViewsByDay days={days} />
      <TopPages pages={pageStats} />
    </>
  ) : (
    <>
      <EmptyState>No visits yet</EmptyState>
      <p className="vfirst">
        Every page view counts here, without cookies or names. To see it work,{" "}
        <a href="/" target="_blank" rel="noreferrer">
          open the site in another tab
        </a>
        .
      </p>
    </>
  );
