import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { AnalyticsOverview, ConcurrentViewers } from "#contract/analytics/admin/schemas.ts";
import { type AnalyticsPeriod, analyticsPeriods, viewsFilePath } from "#contract/analytics/constants.ts";
import { isPlainClick } from "#web/ui/actions/plain-click.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { Loading, Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { formatNumber } from "#web/ui/format/numbers.ts";
import { DashboardTabHead } from "#web/ui/lists/dashboard-tab-head.tsx";
import type { Column } from "#web/ui/table/columns.ts";
import { DataTable } from "#web/ui/table/data-table.tsx";
import { overview, viewers } from "./analytics.queries.ts";
import { pageName } from "./page-name.ts";
import { periodIn, periodNames, type Search } from "./period-words.ts";
import { TopPages } from "./top-pages.tsx";
import { ViewsByDay } from "./views-by-day.tsx";
import "#web/ui/styles/card.css";
import "#web/ui/styles/split.css";
import "./analytics-tab.css";

type AnalyticsTabProps = { search: Search; onSearch: (search: Search) => void };

/** How many people visit the site, which pages they view, and who is viewing it now. */
export function AnalyticsTab({ search, onSearch }: AnalyticsTabProps) {
  const period = periodIn(search);
  const { data, isPending, error, refetch } = useQuery({ ...overview(period), placeholderData: keepPreviousData });
  return (
    <>
      <DashboardTabHead name="Analytics">
        <PeriodChoice period={period} onPeriod={(days) => onSearch({ days: Number(days) })} />
      </DashboardTabHead>
      {data && <Figures {...data} />}
      <div className="split analytics-split">
        <LiveViewers />
        <div>
          {data && (data.totalViews > 0 ? <ViewsByDay {...data} /> : <NoVisits />)}
          {isPending && (
            <Loading contentName="analytics">
              <Skeleton style={{ height: "420px" }} />
            </Loading>
          )}
          {!data && !isPending && (
            <ErrorState title="The analytics didn’t load" error={error} onRetry={() => refetch()} />
          )}
        </div>
      </div>
      {data && data.pageStats.length > 0 && <TopPages pages={data.pageStats} />}
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

const NoVisits = () => (
  <>
    <EmptyState>No visits yet</EmptyState>
    <p className="first-visit-note">
      Visitors’ page views are counted here, without cookies or names. Staff who are signed in aren’t counted, so to see
      it work, open the site in a private window.
    </p>
  </>
);

type PeriodChoiceProps = { period: AnalyticsPeriod; onPeriod: (period: AnalyticsPeriod) => void };

/** Chooses the period. Uses links, so that each period has its own address. */
const PeriodChoice = ({ period, onPeriod }: PeriodChoiceProps) => (
  <div className="period-choice">
    <nav aria-label="Period">
      {analyticsPeriods.map((days) => (
        <a
          key={days}
          href={`/admin/analytics?days=${days}`}
          aria-current={days === period || undefined}
          onClick={(event) => {
            if (!isPlainClick(event)) return;
            event.preventDefault();
            onPeriod(days);
          }}
        >
          {periodNames[days]}
        </a>
      ))}
    </nav>
    <a className="text-link" href={`${viewsFilePath}?days=${period}`} download>
      Download CSV
    </a>
  </div>
);

/** The current viewers, reloaded every 10 seconds. */
function LiveViewers() {
  const { data, error, isPending, refetch } = useQuery(viewers());
  return (
    <section className="card live-viewers" aria-labelledby="live-heading">
      <h3 id="live-heading">Live viewers</h3>
      {isPending && (
        <Loading contentName="live viewers">
          <Skeleton style={{ height: "160px" }} />
        </Loading>
      )}
      {data && <Live {...data} />}
      {error && data && <p className="live-viewers__note">Couldn’t refresh. These figures are from the last update.</p>}
      {error && !data && <ErrorState title="The live viewers didn’t load" error={error} onRetry={() => refetch()} />}
    </section>
  );
}

type Row = { id: string; name: string; count: number };

const columns: Column<Row>[] = [
  { header: "Page", accessorKey: "name" },
  {
    header: "Viewers",
    accessorKey: "count",
    meta: { kind: "figure" },
    cell: ({ row: { original } }) => formatNumber(original.count),
  },
];

const Live = ({ total, byPage }: ConcurrentViewers) => (
  <>
    <p className="live-viewers__total">
      <b className="numerals">{formatNumber(total)}</b> {total === 1 ? "tab is" : "tabs are"} open on the site
    </p>
    {byPage.length > 0 && (
      <DataTable
        columns={columns}
        rows={byPage.map(({ viewers: count, ...page }) => ({ id: page.page, name: pageName(page), count }))}
        hasAllRows={false} // not sortable, because it changes every ten seconds
        cardsBelow={0}
        aria-label="Viewers by page"
      />
    )}
    <p className="live-viewers__note">Updates every 10 seconds. Staff who are signed in aren’t counted.</p>
  </>
);
