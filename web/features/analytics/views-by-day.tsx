import type { AnalyticsOverview } from "#contract/analytics/admin/schemas.ts";
import { capitalised } from "#contract/writing.ts";
import { cityOf } from "#web/ui/format/clock.ts";
import { formatDay } from "#web/ui/format/dates.ts";
import { formatNumber } from "#web/ui/format/numbers.ts";
import type { Column } from "#web/ui/table/columns.ts";
import { DataTable } from "#web/ui/table/data-table.tsx";
import { comparison, headingOf } from "./period-words.ts";
import { viewsColumn } from "./views-column.ts";
import "./views-by-day.css";

type Days = AnalyticsOverview["days"];

type ViewsByDayProps = Pick<AnalyticsOverview, "days" | "period" | "timeZone">;

/** A chart of a period over the one before it, and the same figures as a table. */
export function ViewsByDay({ days, period, timeZone }: ViewsByDayProps) {
  const { views: total, viewsBefore } = period;
  return (
    <section className="views-by-day" aria-labelledby="days-heading">
      <header>
        <h3 id="days-heading">{headingOf(period.days)}</h3>
        <p>
          <b className="numerals">{formatNumber(total)}</b> {total === 1 ? "view" : "views"}, <Today days={days} />{" "}
          today
        </p>
        <p className="views-by-day__compared">{sentence(comparison(total, viewsBefore, period.days))}</p>
      </header>
      <Line days={days} hasBefore={viewsBefore > 0} />
      <details>
        <summary>Day by day</summary>
        <DayTable days={days} />
        <p className="views-by-day__note">Days start at midnight in {cityOf(timeZone)}.</p>
      </details>
    </section>
  );
}

const Today = ({ days }: { days: Days }) => <b className="numerals">{formatNumber(days.at(-1)?.views ?? 0)}</b>;

const sentence = (words: string) => `${capitalised(words)}.`;

function Line({ days, hasBefore }: { days: Days; hasBefore: boolean }) {
  const views = days.map((day) => day.views);
  const before = days.map((day) => day.viewsBefore);
  const end = scaleEnd(Math.max(...views, ...before));
  const corners = cornersOf(views, end).join(" ");
  const width = days.length - 1;
  const middle = Math.round(width / 2);
  return (
    <div className="views-line">
      <div className="views-line__scale numerals" aria-hidden="true">
        <span>{formatNumber(end)}</span>
        <span>{formatNumber(end / 2)}</span>
        <span>0</span>
      </div>
      <svg viewBox={`0 0 ${width} ${sheetHeight}`} preserveAspectRatio="none" role="img" aria-label={inWords(days)}>
        <path className="views-line__grid" d={`M0 0H${width}M0 ${sheetHeight / 2}H${width}`} />
        <polygon points={`0,${sheetHeight} ${corners} ${width},${sheetHeight}`} />
        {hasBefore && <polyline className="views-line__before" points={cornersOf(before, end).join(" ")} />}
        <polyline points={corners} />
        {days.map(({ day, views: count }, at) => (
          <rect key={day} x={at - 0.5} width="1" height={sheetHeight}>
            <title>{`${formatDay(day)}: ${formatNumber(count)}`}</title>
          </rect>
        ))}
      </svg>
      <p className="views-line__ends" aria-hidden="true">
        <span>{formatDay(days[0]?.day ?? "")}</span>
        <span className="views-line__middle" style={{ left: `${(100 * middle) / width}%` }}>
          {formatDay(days[middle]?.day ?? "")}
        </span>
        <span>{formatDay(days.at(-1)?.day ?? "")}</span>
      </p>
      {hasBefore && (
        <p className="views-line__key" aria-hidden="true">
          The period before
        </p>
      )}
    </div>
  );
}

function inWords(days: Days): string {
  const best = days.toSorted((one, other) => other.views - one.views)[0];
  if (!best || best.views === 0) return "Line chart of views per day: none in this period.";
  return `Line chart of views per day. The peak, ${formatNumber(best.views)}, was on ${formatDay(best.day)}.`;
}

type Day = { id: string; views: number };

const columns: Column<Day>[] = [
  { header: "Day", accessorKey: "id", sortDescFirst: true, cell: ({ row: { original } }) => formatDay(original.id) },
  viewsColumn(),
];

const DayTable = ({ days }: { days: Days }) => (
  <DataTable
    columns={columns}
    rows={days.toReversed().map(({ day, views }) => ({ id: day, views }))}
    hasAllRows
    cardsBelow={0}
  />
);

/** The chart's height in its own units. Each day is one unit wide. */
const sheetHeight = 100;

/** Returns the end of the scale: a round, even number that is at least the highest figure, so that half of it is whole too. */
export function scaleEnd(highest: number): number {
  const unit = 10 ** Math.max(0, Math.ceil(Math.log10(Math.max(highest, 1))) - 1);
  return [2, 4, 6, 8, 10].map((step) => step * unit).find((end) => end >= highest) ?? 10 * unit;
}

/** Returns the points of the line, with the first day at 0. A day without views lies on the baseline. */
export const cornersOf = (views: number[], end: number) =>
  views.map((count, day) => `${day},${sheetHeight - (count / end) * sheetHeight}`);
