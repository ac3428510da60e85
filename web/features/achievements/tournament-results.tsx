import type { Achievement, AchievementTotals } from "#contract/achievements/schemas.ts";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { digitsOf } from "#web/ui/format/digits.ts";
import { formatDollars, formatNumber } from "#web/ui/format/numbers.ts";
import { AsyncList, type AsyncListQuery } from "#web/ui/lists/async-list.tsx";
import { ResultList } from "./result-list.tsx";
import "./tournament-results.css";

const skeletonHeights = [212, 211, 134, 133, 84, 83, 61, 60];

type TournamentResultsProps = { results: AsyncListQuery<Achievement>; totals: AchievementTotals | undefined };

/** The team's placements: how many there are, what they won, and the list of them. */
export function TournamentResults({ results, totals }: TournamentResultsProps) {
  return (
    <section className="results paper cut" id="achievements" aria-labelledby="achievements-heading">
      <div className="wrap">
        <div className="results__head">
          <h2 id="achievements-heading">Tournament Victories</h2>
          {totals && <Total label="Placements" figure={formatNumber(totals.placements)} />}
          {totals && <Total label="Total prize money" figure={formatDollars(totals.prizeMoney)} />}
        </div>
        <AsyncList query={results} itemsName="achievements" empty="No achievements yet" skeleton={<SheetSkeleton />}>
          {(items) => <ResultList results={items} />}
        </AsyncList>
      </div>
    </section>
  );
}

const Total = ({ label, figure }: { label: string; figure: string }) => (
  <dl className="total">
    <dt>{label}</dt>
    <dd className="numerals" style={digitsOf(figure)}>
      {figure}
    </dd>
  </dl>
);

const SheetSkeleton = () => (
  <div className="result-list">
    {skeletonHeights.map((height) => (
      <Skeleton key={height} style={{ height }} />
    ))}
  </div>
);
