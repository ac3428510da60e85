import { positionTier } from "#contract/achievements/results.ts";
import type { Achievement } from "#contract/achievements/schemas.ts";
import { formatDay } from "#web/ui/format/dates.ts";
import { formatNumber } from "#web/ui/format/numbers.ts";
import type { Reveal } from "#web/ui/lists/use-reveal.ts";
import { rankResults } from "./ranking.ts";
import "./result-list.css";

const shownAtFirst = 8;

type ResultSheetProps = { results: Achievement[]; reveal: Reveal };

/** Results, best first. The first rows stand open; the rest unfolds, without script too. */
export function ResultList({ results, reveal }: ResultSheetProps) {
  const ranked = rankResults(results);
  return (
    <>
      <ol className="result-list" ref={reveal}>
        {ranked.slice(0, shownAtFirst).map((result) => (
          <Row key={result.id} {...result} />
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
              <Row key={result.id} {...result} />
            ))}
          </ol>
        </details>
      )}
    </>
  );
}

function Row({ title, description, position, prize, date }: Achievement) {
  return (
    <li className={`t${positionTier(position)}`}>
      <span className="numerals pos">
        <span className="visually-hidden">Position </span>
        {position}
      </span>
      <div>
        <h3>{title}</h3>
        {description && <p>{description}</p>}
      </div>
      <time dateTime={date}>{formatDay(date)}</time>
      <span className="prize">{prize}</span>
    </li>
  );
}
