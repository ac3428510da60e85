import { useQuery } from "@tanstack/react-query";
import { ChevronLeft, ChevronRight } from "lucide-react";
import type { CalendarEvent } from "#contract/calendar/schemas.ts";
import type { StaffRole } from "#contract/staff/roles.ts";
import { nextOfAll } from "#web/features/calendar/calendar.queries.ts";
import { DeleteEvent } from "#web/features/calendar/editor/delete-event.tsx";
import { EventEditor } from "#web/features/calendar/editor/event-editor.tsx";
import { useEventActions } from "#web/features/calendar/editor/use-editor.ts";
import { MonthGrid } from "#web/features/calendar/month/month-grid.tsx";
import { type Month, useMonth } from "#web/features/calendar/month/use-month.ts";
import { addMonths } from "#web/features/calendar/time/days.ts";
import { daysOf } from "#web/features/calendar/time/placement.ts";
import type { Clocks } from "#web/features/calendar/time/wording.ts";
import { SelectedEvent } from "#web/features/calendar/view/selected-event.tsx";
import { SharingDialog, useSharing } from "#web/features/calendar/view/sharing-dialog.tsx";
import { headingId, useCalendarSelection } from "#web/features/calendar/view/use-calendar-selection.ts";
import { type Events, useEvents } from "#web/features/calendar/view/use-events.ts";
import { useIsNarrow } from "#web/features/calendar/view/use-is-narrow.ts";
import { mayWrite, writesAsStaff } from "#web/features/calendar/view/viewer.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { formatMonth } from "#web/ui/format/dates.ts";
import { useRowDialog } from "#web/ui/overlays/use-row-dialog.ts";
import { CalendarTabHead } from "./calendar-tab-head.tsx";
import { NextEvents } from "./next-events.tsx";
import "./team-calendar.css";

/** The month in the address, if there is one. */
export type ShownMonth = { month: string | undefined; onMonth: (month: string) => void };
type TeamCalendarProps = { role: StaffRole; clocks: Clocks } & ShownMonth;

/** The month, and the next events. Staff with the right to can add and edit events. */
export function TeamCalendar({ role, clocks, ...shownMonth }: TeamCalendarProps) {
  const { zone, today } = clocks;
  const viewer = { role };
  const month = useMonth(today, shownMonth);
  const shown = useEvents("everybody", month.weeks.flat(), zone);
  const next = useNextEvents();
  const look = useCalendarSelection();
  const writing = useEventActions({ viewer, whose: "everybody", clocks, isAsked: false });
  const deletion = useRowDialog<CalendarEvent>();
  const sharing = useSharing(viewer);
  const isNarrow = useIsNarrow();
  const { selected } = look;
  const canWrite = mayWrite(viewer);

  function handleOpen(event: CalendarEvent) {
    month.goTo(daysOf(event, zone).first);
    look.open({ eventId: event.id });
  }
  return (
    <>
      <CalendarTabHead role={role}>
        {canWrite && (
          <Button small aria-haspopup="dialog" onClick={() => writing.add(month.day)}>
            Add Event
          </Button>
        )}
      </CalendarTabHead>
      <div className="team-calendar">
        <div>
          <MonthHead month={month} onToday={() => month.goTo(today)} />
          {shown.error && <ErrorState title="The events didn’t load" error={shown.error} onRetry={shown.refetch} />}
          <MonthGrid
            month={month}
            events={shown}
            clocks={clocks}
            selected={selected}
            isCompact={isNarrow}
            onOpen={look.open}
          />
        </div>
        <div className="team-calendar__rail">
          <SelectedEvent
            look={look}
            lists={[shown, next]}
            clocks={clocks}
            isNarrow={isNarrow}
            isCovered={writing.editor.isOpen}
            actionsOn={(event) =>
              canWrite ? { onEdit: writing.edit, onDelete: deletion.open, ...sharing.actionsOn(event) } : undefined
            }
            onAdd={canWrite ? writing.add : undefined}
          />
          <NextEvents
            next={next}
            timeZone={zone}
            openId={selected && "eventId" in selected ? selected.eventId : undefined}
            onOpen={handleOpen}
          />
        </div>
      </div>
      <EventEditor editor={writing.editor} clocks={clocks} person={undefined} onEnded={() => {}} />
      <SharingDialog {...sharing.dialog} />
      <DeleteEvent
        event={deletion.row}
        isOpen={deletion.isOpen}
        hasBin={writesAsStaff(viewer)}
        onClose={deletion.close}
        onDeleted={look.leave}
      />
    </>
  );
}

/** The next events in the shape of a view whose event details can open. It covers no days. */
function useNextEvents(): Events {
  const { data: events = [], isPending, error, refetch } = useQuery(nextOfAll());
  return { events, isPending, error, refetch, covers: () => false, on: () => [] };
}

/** The month's name, with buttons to change it. */
const MonthHead = ({ month, onToday }: { month: Month; onToday: () => void }) => (
  <div className="team-calendar__head">
    <h3 id={headingId} tabIndex={-1} aria-live="polite">
      {formatMonth(month.month)}
    </h3>
    <Button
      variant="secondary"
      small
      aria-label="Previous month"
      onClick={() => month.show(addMonths(month.month, -1))}
    >
      <ChevronLeft className="icon" />
    </Button>
    <Button variant="secondary" small aria-label="Next month" onClick={() => month.show(addMonths(month.month, 1))}>
      <ChevronRight className="icon" />
    </Button>
    <Button variant="secondary" small onClick={onToday}>
      Today
    </Button>
  </div>
);
