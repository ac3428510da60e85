import { useQuery } from "@tanstack/react-query";
import { Arriving } from "#web/design/arriving.tsx";
import { useRise } from "#web/design/rise.ts";
import { Skeleton } from "#web/design/states.tsx";
import { formatDollars, formatNumber } from "#web/figures.ts";
import { achievements } from "./achievements.queries.ts";
import { totalPrize } from "./ranking.ts";
import { ResultSheet } from "./result-sheet.tsx";
import "./tournament-results.css";

const skeletonHeights = [212, 211, 134, 133, 84, 83, 61, 60];

/** The team's placements: how many, what they won, and each of them. */
export function TournamentResults() {
  const results = useQuery(achievements());
  const rise = useRise(results.isPending);
  return (
    <section className="results paper cut" id="achievements" aria-labelledby="achievements-heading">
      <div className="wrap">
        <div className="results__head">
          <h2 id="achievements-heading">Tournament Victories</h2>
          {results.data && <Total label="Placements" figure={formatNumber(results.data.length)} />}
          {results.data && <Total label="Total prize money" figure={formatDollars(totalPrize(results.data))} />}
        </div>
        <Arriving query={results} what="achievements" empty="No achievements yet" skeleton={<SheetToCome />}>
          {(items) => <ResultSheet results={items} rise={rise} />}
        </Arriving>
      </div>
    </section>
  );
}

const Total = ({ label, figure }: { label: string; figure: string }) => (
  <dl className="tot">
    <dt>{label}</dt>
    <dd className="num">{figure}</dd>
  </dl>
);

const SheetToCome = () => (
  <div className="sheet">
    {skeletonHeights.map((height) => (
      <Skeleton key={height} style={{ height }} />
    ))}
  </div>
);
