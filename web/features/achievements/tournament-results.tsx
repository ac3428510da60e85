import type { ReactNode } from "react";
import { positionTier } from "#contract/achievements/results.ts";
import type { Achievement, AchievementTotals, ResultPlayer } from "#contract/achievements/schemas.ts";
import { formatMoney } from "#contract/money.ts";
import { useTeam } from "#web/api/team.ts";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { formatDay } from "#web/ui/format/dates.ts";
import { digitsOf, lettersOf, longestWord } from "#web/ui/format/digits.ts";
import { formatNumber } from "#web/ui/format/numbers.ts";
import { withSoftHyphens } from "#web/ui/format/soft-hyphens.ts";
import { AsyncList, type AsyncListQuery } from "#web/ui/lists/async-list.tsx";
import { BreakableName } from "#web/ui/marks/breakable-name.tsx";
import { SectionLead } from "#web/ui/marks/section-lead.tsx";
import { GameName } from "#web/ui/nouns/game-name.tsx";
import { cutNames, namesOf } from "./player-names.ts";
import "./tournament-results.css";

const skeletonHeights = [212, 211, 134, 133, 84, 83, 61, 60];

type Totals = Pick<AchievementTotals, "placements" | "prizeMoney">;
type TournamentResultsProps = {
  results: AsyncListQuery<Achievement>;
  totals: Totals | undefined;
  filter?: ReactNode;
};

/** The team's placements: how many there are, what they won, and the list of them. */
export function TournamentResults({ results, totals, filter }: TournamentResultsProps) {
  const team = useTeam();
  const { headings, labels, leads } = team.home;
  return (
    <section className="results paper cut" id="achievements" aria-labelledby="achievements-heading">
      <div className="wrap">
        <div className="results__head">
          <h2 id="achievements-heading">{headings.achievements}</h2>
          {totals && <Total label={labels.placements} figure={formatNumber(totals.placements)} />}
          {totals && <Total label={labels.total} figure={formatMoney(totals.prizeMoney, team)} />}
        </div>
        <SectionLead>{leads.achievements}</SectionLead>
        {filter}
        <AsyncList query={results} itemsName="achievements" empty="No achievements yet" skeleton={<SheetSkeleton />}>
          {(items) => <ResultList results={items} />}
        </AsyncList>
        <a className="text-link results__all" href="/results">
          All results
        </a>
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

const shownAtFirst = 8;
/** Further wins are set small, to leave room for the other results. */
const shownLarge = 2;
const longTitle = 40;

type ResultSheetProps = { results: Achievement[] };

/** Results, best first. The first rows are visible; the rest is in a disclosure that works without JavaScript. */
export function ResultList({ results }: ResultSheetProps) {
  const ranked = rankResults(results);
  return (
    <>
      <ol className="result-list" data-reveal>
        {ranked.slice(0, shownAtFirst).map((result, index) => (
          <ResultRow key={result.id} result={result} isBrief={index >= shownLarge} />
        ))}
      </ol>
      {ranked.length > shownAtFirst && (
        <details className="result-list__rest">
          <summary className="text-link">
            <span className="result-list__more">Show all {formatNumber(ranked.length)}</span>
            <span className="result-list__fewer">Show the first {shownAtFirst}</span>
          </summary>
          <ol className="result-list" start={shownAtFirst + 1}>
            {ranked.slice(shownAtFirst).map((result) => (
              <ResultRow key={result.id} result={result} isBrief />
            ))}
          </ol>
        </details>
      )}
    </>
  );
}

type RowProps = {
  result: Achievement;
  isBrief: boolean;
  /** Its position in words, if it's shared. */
  place?: string;
  /** Where its title leads. */
  href?: string;
  /** What else is said below its title. */
  more?: ReactNode;
};

/** One result of a list. */
export function ResultRow({ result, isBrief, place, href, more }: RowProps) {
  const { title, description, position, prize, date, players, game } = result;
  const tier = positionTier(position);
  return (
    <li className={tier === 1 && isBrief ? "tier-1 tier-1--brief" : `tier-${tier}`}>
      <span className="numerals pos" style={digitsOf(place ?? String(position))}>
        <span className="visually-hidden">Position </span>
        {place ?? position}
      </span>
      <div>
        <h3 className={title.length > longTitle ? "is-long" : undefined} style={lettersOf(title)}>
          {href ? <a href={href}>{withSoftHyphens(title)}</a> : withSoftHyphens(title)}
        </h3>
        {more}
        <GameName game={game} className="result-list__game" />
        {description && <p>{description}</p>}
        {players.length > 0 && <Players players={players} />}
      </div>
      <time dateTime={date}>{formatDay(date)}</time>
      <Prize>{prize}</Prize>
    </li>
  );
}

/** Who played. If there are many, only the first are named until the rest is unfolded. */
function Players({ players }: { players: ResultPlayer[] }) {
  const { shown, others } = cutNames(players);
  const names = (
    <>
      Played by <BreakableName>{shown}</BreakableName>
    </>
  );
  if (others.length === 0) return <p className="result-list__players">{names}</p>;
  return (
    <details className="result-list__players">
      <summary>
        {names} <span className="result-list__others">and {others.length} more</span>
      </summary>
      <span>
        <BreakableName>{namesOf(others)}</BreakableName>
      </span>
    </details>
  );
}

/** An amount or a single word is as large as its column allows. Several words wrap at a smaller size. */
const Prize = ({ children }: { children: string }) => (
  <span className={children.includes(" ") ? "prize prize--words" : "prize"} style={digitsOf(longestWord(children))}>
    {children}
  </span>
);

/** Sorts results by position, and those of the same position by date, newest first. */
export const rankResults = (results: Achievement[]) =>
  results.toSorted((one, other) => one.position - other.position || other.date.localeCompare(one.date));
