import { useQueryClient } from "@tanstack/react-query";
import { calendarTexts } from "#contract/calendar/constants.ts";
import { calendarApi } from "#contract/calendar/endpoints.ts";
import type { CalendarEvent } from "#contract/calendar/schemas.ts";
import { refreshEvents, removeEvent } from "#web/features/calendar/calendar.queries.ts";
import { restorableText } from "#web/ui/feedback/toast-undoable.ts";
import { undoCall } from "#web/ui/feedback/undo.ts";
import { DeleteDialog } from "#web/ui/overlays/delete-dialog.tsx";

type DeleteEventProps = {
  event: CalendarEvent | undefined;
  isOpen: boolean;
  /** Whether the person can restore it from the bin later. Everyone can undo it right away. */
  hasBin: boolean;
  onClose: () => void;
  onDeleted: (event: CalendarEvent) => void;
};

/** Deletes an event, after asking. */
export function DeleteEvent({ event, isOpen, hasBin, onClose, onDeleted }: DeleteEventProps) {
  const queryClient = useQueryClient();
  if (!event) return null;
  return (
    <DeleteDialog
      isOpen={isOpen}
      id={event.id}
      name={event.title}
      confirmLabel="Delete Event"
      texts={calendarTexts}
      hasFailureToast
      remove={() => removeEvent(event)}
      undo={undoCall(calendarApi.restore, { params: { id: event.id } })}
      onClose={onClose}
      onDeleted={() => onDeleted(event)}
      onSettled={() => refreshEvents(queryClient)}
    >
      <p>
        {event.isPublic
          ? "It disappears from everyone’s calendar."
          : "It disappears for the people involved and for staff."}
        {hasBin && ` ${restorableText}`}
      </p>
    </DeleteDialog>
  );
}
