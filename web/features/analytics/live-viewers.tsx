import { useQuery } from "@tanstack/react-query";
import type { ConcurrentViewers } from "#contract/analytics/admin/schemas.ts";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { Loading, Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { formatNumber } from "#web/ui/format/numbers.ts";
import type { Column } from "#web/ui/table/columns.ts";
import { DataTable } from "#web/ui/table/data-table.tsx";
import { viewers } from "./analytics.queries.ts";
import { pageName } from "./page-name.ts";
import "#web/ui/styles/card.css";
import "./live-viewers.css";

/** The current viewers, reloaded every 10 seconds. */
export function LiveViewers() {
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
