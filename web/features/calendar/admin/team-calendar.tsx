import { useQuery } from "@tanstack/react-query";
import type { CalendarEvent } from "#contract/calendar/schemas.ts";
import type { StaffRole } from "#contract/staff/roles.ts";
import { nextOfAll } from "#web/features/calendar/calendar.queries.ts";
import { MonthButtons } from "#web/features/calendar/month/month-buttons.tsx";
import { MonthGrid } from "#web/features/calendar/month/month-grid.tsx";
import { daysOf } from "#web/features/calendar/time/placement.ts";
import type { Clocks } from "#web/features/calendar/time/wording.ts";
import { CalendarDialogs } from "#web/features/calendar/view/calendar-dialogs.tsx";
import { SelectedEvent } from "#web/features/calendar/view/selected-event.tsx";
import { useCalendar } from "#web/features/calendar/view/use-calendar.ts";
import { headingId } from "#web/features/calendar/view/use-calendar-selection.ts";
import type { Events } from "#web/features/calendar/view/use-events.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { formatMonth } from "#web/ui/format/dates.ts";
import { CalendarTabHead } from "./calendar-tab-head.tsx";
import { NextEvents } from "./next-events.tsx";
import "./team-calendar.css";

/** The month in the address, if there is one. */
export type ShownMonth = { month: string | undefined; onMonth: (month: string) => void };
type TeamCalendarProps = { role: StaffRole; clocks: Clocks } & ShownMonth;

/** The month, and the next events. Staff with the right to can add and edit events. */
export function TeamCalendar({ role, clocks, month: asked, onMonth }: TeamCalendarProps) {
  const { zone, today } = clocks;
  const calendar = useCalendar({ viewer: { role }, whose: "everybody", clocks, search: { month: asked }, onMonth });
  const { month, shown, look, isNarrow, add } = calendar;
  const { selected } = look;
  const next = useNextEvents();

  function handleOpen(event: CalendarEvent) {
    month.goTo(daysOf(event, zone).first);
    look.open({ eventId: event.id });
  }
  return (
    <>
      <CalendarTabHead role={role}>
        {add && (
          <Button small aria-haspopup="dialog" onClick={() => add(month.day)}>
            Add Event
          </Button>
        )}
      </CalendarTabHead>
      <div className="team-calendar" {...calendar.focus}>
        <div>
          <div className="team-calendar__head">
            <h3 id={headingId} tabIndex={-1} aria-live="polite">
              {formatMonth(month.month)}
            </h3>
            <MonthButtons month={month} small onToday={() => month.goTo(today)} />
          </div>
          {shown.error && <ErrorState title="The events didn’t load" error={shown.error} onRetry={shown.refetch} />}
          <MonthGrid {...calendar.days} selected={selected} isCompact={isNarrow} />
        </div>
        <div className="team-calendar__rail">
          <SelectedEvent calendar={calendar} beside={next} />
          <NextEvents
            next={next}
            timeZone={zone}
            openId={selected && "eventId" in selected ? selected.eventId : undefined}
            onOpen={handleOpen}
          />
        </div>
      </div>
      <CalendarDialogs calendar={calendar} />
    </>
  );
}

/** The next events in the shape of a view whose event details can open. It covers no days. */
function useNextEvents(): Events {
  const { data: events = [], isPending, error, refetch } = useQuery(nextOfAll());
  return { events, isPending, error, refetch, covers: () => false, on: () => [] };
}
