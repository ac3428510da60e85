import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { flushSync } from "react-dom";
import { calendarTexts } from "#contract/calendar/constants.ts";
import type { CalendarEvent } from "#contract/calendar/schemas.ts";
import { ApiFailure } from "#contract/client.ts";
import { refreshEvents, removeEvent, restoreEvent } from "#web/features/calendar/calendar.queries.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { restorableText, toastDeleted } from "#web/ui/feedback/toast-undoable.ts";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";

type DeleteEventProps = {
  event: CalendarEvent | undefined;
  /** Whether the person can restore it from the bin later. Everyone can undo it right away. */
  hasBin: boolean;
  onClose: () => void;
  onDeleted: () => void;
};

/** Deletes an event, after asking. */
export function DeleteEvent({ event, hasBin, onClose, onDeleted }: DeleteEventProps) {
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState(event);
  if (event && event !== asked) setAsked(event); // keep its name while the dialog closes
  const removal = useMutation({
    mutationFn: removeEvent,
    onSuccess: (_nothing, { id }) => {
      flushSync(onClose); // return the focus before the event is removed
      toastDeleted({
        id,
        title: calendarTexts.deleted,
        undo: () => restoreEvent(id),
        onSettled: () => refreshEvents(queryClient),
      });
      onDeleted();
    },
    onError: (error, { id }) => {
      onClose();
      const description = error instanceof ApiFailure ? error.sentence : undefined;
      toast({ title: calendarTexts.deleteFailed, description, tone: "bad", replaceKey: `delete ${id}` });
    },
    onSettled: () => refreshEvents(queryClient),
  });
  return (
    <ConfirmDialog
      isDestructive
      isOpen={event !== undefined}
      title={`Delete ${asked?.title ?? "this event"}?`}
      confirmLabel="Delete Event"
      pendingLabel="Deleting..."
      isBusy={removal.isPending}
      onConfirm={() => event && removal.mutate(event)}
      onClose={onClose}
    >
      <p>It disappears from everyone’s calendar.{hasBin && ` ${restorableText}`}</p>
    </ConfirmDialog>
  );
}
