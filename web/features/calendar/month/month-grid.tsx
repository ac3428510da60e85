import { type KeyboardEvent, useEffect, useId, useRef } from "react";
import { publicCalendarPath } from "#contract/calendar/constants.ts";
import { useTeam } from "#web/api/team.ts";
import {
  addDays,
  addMonths,
  monthOf,
  placeInWeek,
  sameDayIn,
  shortWeekdays,
  type Weekday,
} from "#web/features/calendar/time/days.ts";
import type { Clocks } from "#web/features/calendar/time/wording.ts";
import type { Selected } from "#web/features/calendar/view/use-calendar-selection.ts";
import type { Events } from "#web/features/calendar/view/use-events.ts";
import { Loading } from "#web/ui/feedback/skeleton.tsx";
import { formatMonth } from "#web/ui/format/dates.ts";
import { DayCell } from "./day-cell.tsx";
import { lanesOf } from "./lanes.ts";
import type { Month } from "./use-month.ts";
import "./month-grid.css";
import "#web/features/calendar/view/calendar.css";

type MonthGridProps = {
  month: Month;
  events: Events;
  clocks: Clocks;
  selected: Selected | undefined;
  /** Cells only show that there are events, so days open rather than events. */
  isCompact: boolean;
  onOpen: (what: Selected) => void;
};

/** A month as a grid of days that the arrow keys move between. */
export function MonthGrid({ month, events, clocks, selected, isCompact, onOpen }: MonthGridProps) {
  const { weekStart } = useTeam();
  const captionId = useId();
  const grid = useRef<HTMLTableElement>(null);
  const isMoving = useRef(false);

  useEffect(() => {
    if (!isMoving.current) return;
    isMoving.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${month.day}"]`)?.focus();
  }, [month.day]);

  function handleKey(event: KeyboardEvent) {
    const { target } = event;
    const day = target instanceof HTMLElement ? target.dataset.day : undefined;
    const isShortcut = event.altKey || event.ctrlKey || event.metaKey; // the browser's own shortcut
    const next = day && !isShortcut && dayAfterKey(event.key, day, weekStart);
    if (!next) return;
    event.preventDefault();
    isMoving.current = next !== month.day;
    month.goTo(next);
  }
  const handleOpen = (what: Selected, day: string) => {
    month.pick(day);
    onOpen(what);
  };

  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table may be a grid, and its cells are its days
    <table className="month" role="grid" aria-labelledby={captionId} ref={grid} onKeyDown={handleKey}>
      <caption className="visually-hidden" id={captionId}>
        {formatMonth(month.month)}, weeks start on {weekStart}
      </caption>
      <WeekdayNames />
      <tbody>
        {month.weeks.map((week) => (
          <tr key={week[0]}>
            {cellsOf(week, events).map(({ day, ...cell }) => (
              <DayCell
                key={day}
                day={day}
                {...cell}
                isOutside={monthOf(day) !== month.month}
                isReached={day === month.day}
                clocks={clocks}
                selected={selected}
                isCompact={isCompact}
                onOpen={(what) => handleOpen(what, day)}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function cellsOf(week: string[], events: Events) {
  const lanes = lanesOf(week, events.on);
  return week.map((day, column) => ({ day, lanes: lanes[column] ?? [], count: events.on(day).length }));
}

const WeekdayNames = () => (
  <thead>
    <tr>
      {shortWeekdays(useTeam().weekStart).map((name) => (
        <th key={name} scope="col">
          {name}
        </th>
      ))}
    </tr>
  </thead>
);

const rows = [1, 2, 3, 4, 5, 6];
const cells = [1, 2, 3, 4, 5, 6, 7];

/** The frame of a month, until the browser knows which one. */
export const MonthSkeleton = () => (
  <div className="calendar">
    <noscript>
      <p className="lead">
        The calendar needs JavaScript. The team’s public events are also in{" "}
        <a href={publicCalendarPath}>a feed for calendar apps</a>.
      </p>
    </noscript>
    <Loading contentName="the calendar" className="calendar__skeleton">
      <table className="month" aria-hidden="true">
        <WeekdayNames />
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              {cells.map((cell) => (
                <td key={cell} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Loading>
  </div>
);

/** Returns the day that a key leads to, or undefined for other keys. */
export function dayAfterKey(key: string, day: string, weekStart: Weekday): string | undefined {
  if (key === "ArrowLeft") return addDays(day, -1);
  if (key === "ArrowRight") return addDays(day, 1);
  if (key === "ArrowUp") return addDays(day, -7);
  if (key === "ArrowDown") return addDays(day, 7);
  if (key === "Home") return addDays(day, -placeInWeek(day, weekStart));
  if (key === "End") return addDays(day, 6 - placeInWeek(day, weekStart));
  if (key === "PageUp") return sameDayIn(addMonths(monthOf(day), -1), day);
  if (key === "PageDown") return sameDayIn(addMonths(monthOf(day), 1), day);
  return undefined;
}
