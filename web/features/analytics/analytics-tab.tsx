import { useQuery } from "@tanstack/react-query";
import type { AnalyticsOverview } from "#contract/analytics/admin/schemas.ts";
import { Empty, Failed, Loading, Skeleton } from "#web/ui/feedback/states.tsx";
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
      <div className="ahead">
        <h2>Analytics</h2>
      </div>
      {data && <Figures {...data} />}
      <div className="asplit vsplit">
        <LiveViewers />
        <div>
          {data && <Views {...data} />}
          {isPending && (
            <Loading what="analytics">
              <Skeleton style={{ height: "420px" }} />
            </Loading>
          )}
          {!data && !isPending && (
            <Failed title="The analytics did not load" onRetry={() => refetch()}>
              Please check your connection and try again.
            </Failed>
          )}
        </div>
      </div>
    </>
  );
}

function Figures({ totalViews, counts: { players, achievements, news } }: AnalyticsOverview) {
  const figures = { "Total views": totalViews, Players: players, Achievements: achievements, "News items": news };
  return (
    <dl className="vfigures">
      {Object.entries(figures).map(([name, figure]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="num">{formatNumber(figure)}</dd>
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
      <Empty>Nobody has come yet</Empty>
      <p className="vfirst">
        Every visit to a page counts here from the first one on, without cookies and without a name. To see it work,{" "}
        <a href="/" target="_blank" rel="noreferrer">
          open the site in another tab
        </a>
        .
      </p>
    </>
  );
