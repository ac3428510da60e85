import { positionTier } from "#contract/achievements/results.ts";
import type { Achievement } from "#contract/achievements/schemas.ts";
import { formatDay } from "#web/ui/format/dates.ts";
import { formatNumber } from "#web/ui/format/numbers.ts";
import type { Rise } from "#web/ui/lists/use-reveal.ts";
import { rankResults } from "./ranking.ts";
import "./result-sheet.css";

const shownAtFirst = 8;

type ResultSheetProps = { results: Achievement[]; rise: Rise };

/** Results, best first. The first rows stand open; the rest unfolds, without script too. */
export function ResultSheet({ results, rise }: ResultSheetProps) {
  const ranked = rankResults(results);
  return (
    <>
      <ol className="sheet" ref={rise}>
        {ranked.slice(0, shownAtFirst).map((result) => (
          <Row key={result.id} {...result} />
        ))}
      </ol>
      {ranked.length > shownAtFirst && (
        <details className="sheet__rest">
          <summary className="line">
            <span className="sheet__more">Show all {formatNumber(ranked.length)}</span>
            <span className="sheet__fewer">Show the first {shownAtFirst}</span>
          </summary>
          <ol className="sheet" start={shownAtFirst + 1}>
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
      <span className="num pos">
        <span className="vh">Position </span>
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
