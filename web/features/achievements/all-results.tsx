import { type ResultFilter, resultPath, resultsPath } from "#contract/achievements/result-path.ts";
import type { achievementsCalls, Result, ResultTotals } from "#contract/achievements/schemas.ts";
import type { Listing } from "#contract/client.ts";
import { formatMoney } from "#contract/money.ts";
import { useTeam } from "#web/api/team.ts";
import { buttonClass } from "#web/ui/actions/button.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { digitsOf } from "#web/ui/format/digits.ts";
import { formatNumber } from "#web/ui/format/numbers.ts";
import { ResultDetailsLine } from "./result-details.tsx";
import { ResultRow } from "./tournament-results.tsx";
import "./all-results.css";

type ResultsPage = Listing<(typeof achievementsCalls)["results"]>;
type AllResultsProps = {
  page: ResultsPage | undefined;
  totals: ResultTotals | undefined;
  asked: ResultFilter;
  error: unknown;
};

/** All results by year, newest first, with what the shown ones come to. */
export function AllResults({ page, totals, asked, error }: AllResultsProps) {
  const isNarrowed = Boolean(asked.year || asked.game || asked.player);
  return (
    <section className="all-results paper" aria-labelledby="all-results-heading">
      <div className="wrap">
        <header className="all-results__head">
          <h1 id="all-results-heading">Results</h1>
          {totals && totals.placements > 0 && <Totals {...totals} />}
        </header>
        {totals && totals.years.length > 0 && <Filters totals={totals} asked={asked} />}
        {asked.cursor && (
          <a className="text-link" href={resultsPath({ ...asked, cursor: undefined })}>
            Back to the newest
          </a>
        )}
        {!page && <ErrorState title="The results didn’t load" error={error} />}
        {page?.rows.length === 0 && (
          <EmptyState>
            {isNarrowed ? (
              <>
                No results match. <a href="/results">Show all results</a>
              </>
            ) : (
              "No results yet"
            )}
          </EmptyState>
        )}
        {page && yearsOf(page.rows).map(([year, results]) => <Year key={year} year={year} results={results} />)}
        {page?.next && (
          <a className="text-link all-results__older" href={resultsPath({ ...asked, cursor: page.next })}>
            Older results
          </a>
        )}
      </div>
    </section>
  );
}

/** Figures of all results that match, not only of those on this page. */
function Totals({ placements, wins, prizes }: ResultTotals) {
  const { locale } = useTeam();
  const won = prizes.map(({ amount, currency }) => formatMoney(amount, { currency, locale }));
  return (
    <dl className="result-totals">
      <Total name={placements === 1 ? "Placement" : "Placements"} figure={formatNumber(placements)} />
      <Total name={wins === 1 ? "Win" : "Wins"} figure={formatNumber(wins)} />
      {won[0] && <Total name="Prize money" figure={won[0]} also={won.slice(1)} />}
    </dl>
  );
}

type TotalProps = { name: string; figure: string; also?: string[] };

/** Amounts in other currencies are beside the first, because they can't be added to it. */
const Total = ({ name, figure, also = [] }: TotalProps) => (
  <div>
    <dt>{name}</dt>
    <dd className="numerals" style={digitsOf(figure)}>
      {figure}
    </dd>
    {also.length > 0 && <dd className="result-totals__also">and {also.join(", ")}</dd>}
  </div>
);

/** A plain form, so that each choice has an address and works without script. */
function Filters({ totals: { years, games, players }, asked }: { totals: ResultTotals; asked: ResultFilter }) {
  return (
    <form className="result-filters" action="/results" method="get" aria-label="Filter results">
      <Filter name="year" label="Year" all="All years" chosen={asked.year} options={years.map(String).map(asOption)} />
      {games.length > 1 && (
        <Filter name="game" label="Game" all="All games" chosen={asked.game} options={games.map(asOption)} />
      )}
      {players.length > 0 && (
        <Filter
          name="player"
          label="Player"
          all="All players"
          chosen={asked.player}
          options={players.map(({ id, gamertag }) => ({ value: id, name: gamertag }))}
        />
      )}
      <button type="submit" className={buttonClass({ variant: "dark" })}>
        Show results
      </button>
      {(asked.year || asked.game || asked.player) && (
        <a className="text-link" href="/results">
          Show all
        </a>
      )}
    </form>
  );
}

const asOption = (value: string) => ({ value, name: value });

type FilterProps = {
  name: "year" | "game" | "player";
  label: string;
  all: string;
  chosen: string | undefined;
  options: { value: string; name: string }[];
};

const Filter = ({ name, label, all, chosen = "", options }: FilterProps) => (
  <label className="result-filters__choice">
    {label}
    <select className="input" name={name} defaultValue={chosen} autoComplete="off">
      <option value="">{all}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.name}
        </option>
      ))}
    </select>
  </label>
);

function Year({ year, results }: { year: string; results: Result[] }) {
  return (
    <section className="result-year" aria-labelledby={`results-${year}`}>
      <h2 id={`results-${year}`}>{year}</h2>
      <ResultsInOrder results={results} />
    </section>
  );
}

type ResultsInOrderProps = {
  results: Result[];
  /** The id of the player whose shares of the prizes are shown. */
  sharesOf?: string;
};

/** Results in the order they come in, each leading to its page. */
export const ResultsInOrder = ({ results, sharesOf }: ResultsInOrderProps) => (
  <ol className="result-list">
    {results.map((result) => (
      <ResultRow
        key={result.id}
        result={result}
        isBrief
        href={resultPath(result)}
        place={result.lastPosition === null ? undefined : `${result.position}–${result.lastPosition}`}
        more={<ResultDetailsLine result={result} sharesOf={sharesOf} />}
      />
    ))}
  </ol>
);

/** Groups results by year. They come newest first. */
const yearsOf = (results: Result[]) => [...Map.groupBy(results, ({ date }) => date.slice(0, 4))];
