import { useQueryClient } from "@tanstack/react-query";
import { calendarTexts } from "#contract/calendar/constants.ts";
import { calendarApi } from "#contract/calendar/endpoints.ts";
import type { CalendarEvent } from "#contract/calendar/schemas.ts";
import { refreshEvents, removeEvent } from "#web/features/calendar/calendar.queries.ts";
import { restorableText } from "#web/ui/feedback/toast-undoable.ts";
import { undoCall } from "#web/ui/feedback/undo.ts";
import { DeleteDialog } from "#web/ui/overlays/delete-dialog.tsx";
import type { RowDialog } from "#web/ui/overlays/use-row-dialog.ts";

type DeleteEventProps = {
  chosen: RowDialog<CalendarEvent>;
  /** Whether the person can restore it from the bin later. Everyone can undo it right away. */
  hasBin: boolean;
  onDeleted: (event: CalendarEvent) => void;
};

/** Deletes an event, after asking. */
export function DeleteEvent({ chosen, hasBin, onDeleted }: DeleteEventProps) {
  const queryClient = useQueryClient();
  return (
    <DeleteDialog
      chosen={chosen}
      nameOf={({ title }) => title}
      confirmLabel="Delete Event"
      texts={calendarTexts}
      hasFailureToast
      remove={removeEvent}
      undo={({ id }) => undoCall(calendarApi.restore, { params: { id } })}
      onDeleted={onDeleted}
      onSettled={() => refreshEvents(queryClient)}
    >
      {({ isPublic }) => (
        <p>
          {isPublic
            ? "It disappears from everyone’s calendar."
            : "It disappears for the people involved and for staff."}
          {hasBin && ` ${restorableText}`}
        </p>
      )}
    </DeleteDialog>
  );
}
