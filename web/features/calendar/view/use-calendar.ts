import { useState, useSyncExternalStore } from "react";
import type { CalendarEvent } from "#contract/calendar/schemas.ts";
import { useEditor } from "#web/features/calendar/editor/use-editor.ts";
import { useMonth } from "#web/features/calendar/month/use-month.ts";
import type { Clocks } from "#web/features/calendar/time/wording.ts";
import { useKeptFocus } from "#web/ui/focus/use-kept-focus.ts";
import { useRowDialog } from "#web/ui/overlays/use-row-dialog.ts";
import { useSharing } from "./sharing-dialog.tsx";
import { lastPlace, useCalendarSelection } from "./use-calendar-selection.ts";
import { useEvents } from "./use-events.ts";
import { type CalendarSearch, mayChange, mayWrite, type Viewer, type Whose } from "./viewer.ts";

type CalendarOptions = {
  viewer: Viewer;
  whose: Whose;
  clocks: Clocks;
  search: CalendarSearch;
  onMonth: (month: string) => void;
};

/** A calendar with the month that it shows, the day or event that is open, and what the viewer may do. */
export function useCalendar({ viewer, whose, clocks, search, onMonth }: CalendarOptions) {
  const month = useMonth(clocks.today, { ...search, onMonth });
  const shown = useEvents(whose, month.weeks.flat(), clocks.zone);
  const look = useCalendarSelection(search.event);
  const editor = useEditor(viewer);
  const deletion = useRowDialog<CalendarEvent>();
  const sharing = useSharing(viewer);
  const isNarrow = useIsNarrow();
  const focus = useKeptFocus<HTMLDivElement>(lastPlace);

  const add = mayWrite(viewer) ? (day: string) => editor.add(day, clocks, whose) : undefined;
  const edit = (event: CalendarEvent) => editor.edit(event, clocks, whose);

  const isAsked = search.action === "create";
  const [wasAsked, setWasAsked] = useState(false);
  if (isAsked !== wasAsked) {
    setWasAsked(isAsked);
    if (isAsked && !editor.editing) add?.(clocks.today);
  }

  return {
    viewer,
    clocks,
    month,
    shown,
    look,
    editor,
    deletion,
    sharing,
    isNarrow,
    /** For the element around the days and what is open. */
    focus,
    /** Adds an event on a day. Undefined for those who may not. */
    add,
    actionsOn: (event: CalendarEvent) =>
      mayChange(viewer, event) ? { onEdit: edit, onDelete: deletion.open, ...sharing.actionsOn(event) } : undefined,
    /** For the view of the month's days. */
    days: { month, events: shown, clocks, onOpen: look.open },
  };
}

export type CalendarState = ReturnType<typeof useCalendar>;

/** The same breakpoint as in the stylesheets. */
const narrow = "(width < 48em)";

function listen(onChange: () => void) {
  const query = matchMedia(narrow);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

/** Whether the screen is too narrow for a grid. */
const useIsNarrow = () =>
  useSyncExternalStore(
    listen,
    () => matchMedia(narrow).matches,
    () => false,
  );
