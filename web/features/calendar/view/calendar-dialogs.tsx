import { DeleteEvent } from "#web/features/calendar/editor/delete-event.tsx";
import { EventEditor } from "#web/features/calendar/editor/event-editor.tsx";
import { SharingDialog } from "./sharing-dialog.tsx";
import type { CalendarState } from "./use-calendar.ts";
import { writesAsStaff } from "./viewer.ts";

type CalendarDialogsProps = { calendar: CalendarState; person?: string | null | undefined; onEnded?: () => void };

/** The dialogs that change a calendar's events. */
export const CalendarDialogs = ({ calendar, person, onEnded }: CalendarDialogsProps) => {
  const { viewer, clocks, look, editor, deletion, sharing } = calendar;
  return (
    <>
      <EventEditor editor={editor} clocks={clocks} person={person} onEnded={onEnded} />
      <SharingDialog {...sharing.dialog} />
      <DeleteEvent chosen={deletion} hasBin={writesAsStaff(viewer)} onDeleted={look.leave} />
    </>
  );
};
