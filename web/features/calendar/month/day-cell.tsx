import type { CSSProperties } from "react";
import type { CalendarEvent } from "#contract/calendar/schemas.ts";
import { daysOf } from "#web/features/calendar/time/placement.ts";
import { type Clocks, countOfEvents, nameOfDay, timeOn } from "#web/features/calendar/time/wording.ts";
import type { Selected } from "#web/features/calendar/view/use-calendar-selection.ts";
import type { Lane } from "./lanes.ts";
import "./event-chip.css";

type DayCellProps = {
  day: string;
  /** The day's first events, each in its lane. A lane may be empty. */
  lanes: (Lane<CalendarEvent> | undefined)[];
  /** The number of events on the day. */
  count: number;
  isOutside: boolean;
  /** Whether the day is the grid's tab stop. */
  isReached: boolean;
  clocks: Clocks;
  selected: Selected | undefined;
  isCompact: boolean;
  onOpen: (what: Selected) => void;
};

/** A day of the grid: its number, its first events and how many more there are. */
export function DayCell({
  day,
  lanes,
  count,
  isOutside,
  isReached,
  clocks,
  selected,
  isCompact,
  onOpen,
}: DayCellProps) {
  const isToday = day === clocks.today;
  const name = [nameOfDay(day, clocks.today), isToday && "today", countOfEvents(count)].filter(Boolean);
  const tabIndex = isReached ? 0 : -1;
  const shown = lanes.slice(0, lanes.findLastIndex(Boolean) + 1);
  const hidden = count - lanes.filter(Boolean).length;
  /** Whether the event is named here but began on an earlier day, in the week before or where there was no room for it. */
  const isCarried = ({ event, isContinued }: Lane<CalendarEvent>) =>
    !isContinued && daysOf(event, clocks.zone).first < day;
  const openedId = selected && "eventId" in selected ? selected.eventId : undefined;
  return (
    <td className={isOutside ? "is-out" : isToday ? "is-today" : undefined} aria-current={isToday ? "date" : undefined}>
      <button
        type="button"
        className="month__day"
        data-day={day}
        tabIndex={tabIndex}
        aria-label={name.join(", ")}
        onClick={() => onOpen({ day })}
      >
        {Number(day.slice(8))}
      </button>
      {shown.map((lane, place) =>
        lane && isCompact ? (
          <span key={lane.event.id} {...lookOf(lane, isCarried(lane))} />
        ) : lane ? (
          <Chip
            key={lane.event.id}
            lane={lane}
            isCarried={isCarried(lane)}
            time={timeOn(day, lane.event, clocks.zone)}
            tabIndex={tabIndex}
            isOpened={lane.event.id === openedId}
            onOpen={() => onOpen({ eventId: lane.event.id })}
          />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: an empty lane is identified by its position
          <span key={place} className="event-gap" />
        ),
      )}
      {hidden > 0 && isCompact && (
        <span className="month__hidden" aria-hidden="true">
          +{hidden}
        </span>
      )}
      {hidden > 0 && !isCompact && (
        <button type="button" className="more" tabIndex={tabIndex} onClick={() => onOpen({ day })}>
          +{hidden} more<span className="visually-hidden"> on {nameOfDay(day, clocks.today)}</span>
        </button>
      )}
    </td>
  );
}

type ChipProps = {
  lane: Lane<CalendarEvent>;
  isCarried: boolean;
  time: string;
  tabIndex: number;
  isOpened: boolean;
  onOpen: () => void;
};

/** An event in a cell. An event of several days is a bar, named in its first cell. */
function Chip({ lane, isCarried, time, tabIndex, isOpened, onOpen }: ChipProps) {
  return (
    <button
      type="button"
      {...lookOf(lane, isCarried)}
      tabIndex={tabIndex}
      aria-current={isOpened ? "true" : undefined}
      onClick={onOpen}
    >
      <span className={lane.isContinued ? "visually-hidden" : undefined}>{lane.event.title}</span>
      <span className="visually-hidden">, {time}</span>
    </button>
  );
}

function lookOf({ event, isContinued, cells }: Lane<CalendarEvent>, isCarried: boolean) {
  const kinds = [
    "event-chip",
    isContinued && "event-chip--continued",
    isCarried && "event-chip--carried",
    cells > 1 && "event-chip--going-on",
  ];
  return {
    className: kinds.filter(Boolean).join(" "),
    style: { "--c": event.color, "--cells": cells } as CSSProperties, // React's types have no custom properties
  };
}
