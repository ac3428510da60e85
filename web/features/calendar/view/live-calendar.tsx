import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { maxEvents } from "#contract/calendar/constants.ts";
import { useTeam } from "#web/api/team.ts";
import { calendarUser } from "#web/features/calendar/calendar.queries.ts";
import { Agenda } from "#web/features/calendar/month/agenda.tsx";
import { MonthButtons } from "#web/features/calendar/month/month-buttons.tsx";
import { MonthGrid } from "#web/features/calendar/month/month-grid.tsx";
import { TodaysEvents } from "#web/features/calendar/month/todays-events.tsx";
import { monthOf, weeksOf } from "#web/features/calendar/time/days.ts";
import type { Clocks } from "#web/features/calendar/time/wording.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { useAfterRender } from "#web/ui/focus/use-after-render.ts";
import { cityOf, isSameClock } from "#web/ui/format/clock.ts";
import { formatMonth } from "#web/ui/format/dates.ts";
import { formatNumber } from "#web/ui/format/numbers.ts";
import { isOwnZoneKnown, unknownZoneNote } from "#web/ui/format/own-zone.ts";
import { CalendarDialogs } from "./calendar-dialogs.tsx";
import { SelectedEvent } from "./selected-event.tsx";
import { useCalendar } from "./use-calendar.ts";
import { headingId } from "./use-calendar-selection.ts";
import { useEvents } from "./use-events.ts";
import { type CalendarSearch, mayWrite, type Viewer, type Whose, whoseCalendar } from "./viewer.ts";
import "./calendar.css";
import "./live-calendar.css";

type LiveCalendarProps = {
  viewer: Viewer;
  search: CalendarSearch;
  clocks: Clocks;
  onDone: () => void;
  onMonth: (month: string) => void;
};

/** The calendar in the reader's time zone. */
export function LiveCalendar({ viewer, search, clocks, onDone, onMonth }: LiveCalendarProps) {
  const { zone, today } = clocks;
  const { weekStart } = useTeam();
  const whose = whoseCalendar(search, viewer);
  const person = usePerson(whose);
  const calendar = useCalendar({ viewer, whose, clocks, search, onMonth });
  const { month, shown, look, isNarrow, add, days } = calendar;
  const todays = useEvents(whose, weeksOf(monthOf(today), weekStart).flat(), zone);
  const [isGridWanted, setGridWanted] = useState(false);
  const afterRender = useAfterRender();
  const isList = isNarrow && !isGridWanted;

  function handleToday() {
    month.goTo(today);
    look.clear();
    afterRender(() => document.querySelector(".agenda [aria-current='date']")?.scrollIntoView({ block: "center" }));
  }

  return (
    <>
      <CalendarHead month={month.month}>
        <div className="calendar-buttons">
          <MonthButtons month={month} onToday={handleToday} />
          {isNarrow && (
            <Button variant="secondary" onClick={() => setGridWanted(!isGridWanted)}>
              {isGridWanted ? "List" : "Grid"}
            </Button>
          )}
          {add && (
            <Button aria-haspopup="dialog" onClick={() => add(month.day)}>
              Add Event
            </Button>
          )}
        </div>
      </CalendarHead>
      <CalendarNote viewer={viewer} whose={whose} person={person} clocks={clocks} count={shown.events.length} />
      {shown.error && <ErrorState title="The events didn’t load" error={shown.error} onRetry={shown.refetch} />}
      <div className="calendar" {...calendar.focus}>
        {isList ? <Agenda {...days} /> : <MonthGrid {...days} selected={look.selected} isCompact={isNarrow} />}
        <div className="calendar__rail">
          <SelectedEvent calendar={calendar} beside={todays} />
          {!(isList && month.month === monthOf(today)) && ( // the list already includes them
            <TodaysEvents events={todays} clocks={clocks} isBelow={look.selected !== undefined} onOpen={look.open} />
          )}
        </div>
      </div>
      <CalendarDialogs calendar={calendar} person={person} onEnded={onDone} />
    </>
  );
}

/** Returns the name of the calendar's owner, if it's a person's: undefined until it is known, null if they don't exist. */
function usePerson(whose: Whose): string | null | undefined {
  const person = typeof whose === "object" ? whose : undefined;
  const { data: found } = useQuery({ ...calendarUser(person?.id ?? ""), enabled: person !== undefined });
  if (!person || !found) return undefined;
  return found.find(({ type }) => type === person.type)?.name ?? null;
}

type CalendarNoteProps = {
  viewer: Viewer;
  whose: Whose;
  person: string | null | undefined;
  clocks: Clocks;
  /** How many events were loaded. */
  count: number;
};

/** Says whose events these are, in which time zone, and whether there are more, unless it's obvious. */
function CalendarNote({ viewer, whose, person, clocks, count }: CalendarNoteProps) {
  const cut = count >= maxEvents && `Only the first ${formatNumber(maxEvents)} events of these weeks are shown.`;
  const notes = [whoseEvents(viewer, whose, person), byWhoseClock(clocks), cut].filter(Boolean);
  if (notes.length === 0) return null;
  return (
    <p className="calendar__note muted">
      {notes.join(" ")}
      {typeof whose === "object" && (
        <>
          {" "}
          <Link to="/calendar">Back to all events</Link>
        </>
      )}
    </p>
  );
}

function whoseEvents(viewer: Viewer, whose: Whose, person: string | null | undefined) {
  if (person === null) return "This person doesn’t exist.";
  if (typeof whose === "object") return person && `${person}’s calendar: events made by or for them.`;
  if (!viewer.role && whose === "own") return undefined;
  return mayWrite(viewer) ? "Showing everyone’s events." : "Showing everyone’s events. Your role can’t change them.";
}

function byWhoseClock({ zone, teamZone, today }: Clocks) {
  if (!isOwnZoneKnown()) return unknownZoneNote(teamZone);
  const quarters = ["01", "04", "07", "10"].map((month) => Date.parse(`${today.slice(0, 4)}-${month}-15`));
  if (quarters.every((at) => isSameClock(at, zone, teamZone))) return undefined;
  return `Times are in ${cityOf(zone)}, with ${cityOf(teamZone)} time alongside.`;
}

/** The month as the page's title. The server doesn't know today's date, so it leaves the title empty. */
export function CalendarHead({ month, children }: { month?: string; children?: ReactNode }) {
  const [name, year] = month ? formatMonth(month).split(" ") : [];
  return (
    <div className="page-head calendar-head">
      <h1 id={headingId} tabIndex={-1}>
        <span className="visually-hidden">Team calendar{month && ": "}</span>
        <span aria-live="polite">
          {name} {year && <span className="calendar-head__year">{year}</span>}
        </span>
      </h1>
      {children}
    </div>
  );
}
