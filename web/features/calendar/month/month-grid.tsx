import { type KeyboardEvent, useEffect, useId, useRef } from "react";
import { monthOf, shortWeekdays } from "#web/features/calendar/time/days.ts";
import type { Clocks } from "#web/features/calendar/time/wording.ts";
import type { Selected } from "#web/features/calendar/view/use-calendar-selection.ts";
import type { Events } from "#web/features/calendar/view/use-events.ts";
import { formatMonth } from "#web/ui/format/dates.ts";
import { DayCell } from "./day/day-cell.tsx";
import { dayAfterKey } from "./day/day-key.ts";
import { lanesOf } from "./lanes.ts";
import type { Month } from "./use-month.ts";
import "./month-grid.css";

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
    const next = day && !isShortcut && dayAfterKey(event.key, day);
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
        {formatMonth(month.month)}, weeks start on Sunday
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

export const WeekdayNames = () => (
  <thead>
    <tr>
      {shortWeekdays.map((name) => (
        <th key={name} scope="col">
          {name}
        </th>
      ))}
    </tr>
  </thead>
);
