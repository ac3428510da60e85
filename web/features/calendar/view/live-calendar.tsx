import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { flushSync } from "react-dom";
import type { CalendarEvent } from "#contract/calendar/schemas.ts";
import { calendarUser } from "#web/features/calendar/calendar.queries.ts";
import { DeleteEvent } from "#web/features/calendar/editor/delete-event.tsx";
import { EventEditorDialog } from "#web/features/calendar/editor/event-editor-dialog.tsx";
import { useEventActions } from "#web/features/calendar/editor/use-event-actions.ts";
import { SelectedEvent } from "#web/features/calendar/event/selected-event.tsx";
import { Agenda } from "#web/features/calendar/month/agenda.tsx";
import { MonthGrid } from "#web/features/calendar/month/month-grid.tsx";
import { TodaysEvents } from "#web/features/calendar/month/todays-events.tsx";
import { useMonth } from "#web/features/calendar/month/use-month.ts";
import { SharingDialog } from "#web/features/calendar/sharing/sharing-dialog.tsx";
import { useSharing } from "#web/features/calendar/sharing/use-sharing.ts";
import { monthOf, weeksOf } from "#web/features/calendar/time/days.ts";
import type { Clocks } from "#web/features/calendar/time/wording.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { useRowDialog } from "#web/ui/overlays/use-row-dialog.ts";
import { CalendarButtons, CalendarHead } from "./calendar-head.tsx";
import { CalendarNote } from "./calendar-note.tsx";
import { useCalendarSelection } from "./use-calendar-selection.ts";
import { useEvents } from "./use-events.ts";
import { useIsNarrow } from "./use-is-narrow.ts";
import {
  type CalendarSearch,
  mayChange,
  mayWrite,
  type Viewer,
  type Whose,
  whoseCalendar,
  writesAsStaff,
} from "./viewer.ts";
import "./calendar.css";

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
  const whose = whoseCalendar(search, viewer);
  const person = usePerson(whose);
  const month = useMonth(today, { ...search, onMonth });
  const shown = useEvents(whose, month.weeks.flat(), zone);
  const todays = useEvents(whose, weeksOf(monthOf(today)).flat(), zone);
  const look = useCalendarSelection(search.event);
  const writing = useEventActions({ viewer, whose, clocks, isAsked: search.action === "create" });
  const deletion = useRowDialog<CalendarEvent>();
  const sharing = useSharing(viewer);
  const isNarrow = useIsNarrow();
  const [isGridWanted, setGridWanted] = useState(false);
  const isList = isNarrow && !isGridWanted;

  const add = mayWrite(viewer) ? writing.add : undefined;
  const actions = { onEdit: writing.edit, onDelete: deletion.open };
  const actionsOn = (event: CalendarEvent) =>
    mayChange(viewer, event) ? { ...actions, ...sharing.actionsOn(event) } : undefined;
  const days = { month, events: shown, clocks, onOpen: look.open };

  function handleToday() {
    flushSync(() => month.goTo(today));
    look.clear();
    document.querySelector(".agenda [aria-current='date']")?.scrollIntoView({ block: "center" });
  }

  return (
    <>
      <CalendarHead month={month.month}>
        <CalendarButtons month={month} onToday={handleToday} onAdd={add && (() => add(month.day))}>
          {isNarrow && (
            <Button variant="secondary" onClick={() => setGridWanted(!isGridWanted)}>
              {isGridWanted ? "List" : "Grid"}
            </Button>
          )}
        </CalendarButtons>
      </CalendarHead>
      <CalendarNote viewer={viewer} whose={whose} person={person} clocks={clocks} count={shown.events.length} />
      {shown.error && <ErrorState title="The events didn’t load" error={shown.error} onRetry={shown.refetch} />}
      <div className="calendar">
        {isList ? <Agenda {...days} /> : <MonthGrid {...days} selected={look.selected} isCompact={isNarrow} />}
        <div className="calendar__rail">
          <SelectedEvent
            look={look}
            lists={[shown, todays]}
            clocks={clocks}
            isNarrow={isNarrow}
            isCovered={writing.editor.isOpen}
            actionsOn={actionsOn}
            onAdd={add}
          />
          {!(isList && month.month === monthOf(today)) && ( // the list already includes them
            <TodaysEvents events={todays} clocks={clocks} isBelow={look.selected !== undefined} onOpen={look.open} />
          )}
        </div>
      </div>
      <EventEditorDialog editor={writing.editor} clocks={clocks} person={person} onEnded={onDone} />
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

/** Returns the name of the calendar's owner, if it's a person's: undefined until it is known, null if they don't exist. */
function usePerson(whose: Whose): string | null | undefined {
  const person = typeof whose === "object" ? whose : undefined;
  const { data: found } = useQuery({ ...calendarUser(person?.id ?? ""), enabled: person !== undefined });
  if (!person || !found) return undefined;
  return found.find(({ type }) => type === person.type)?.name ?? null;
}
