import { type ReactNode, useId, useState } from "react";
import type { CalendarEvent } from "#contract/calendar/schemas.ts";
import { Dialog } from "#web/ui/overlays/dialog.tsx";

type EventDetailsDialogProps = {
  event: CalendarEvent | undefined;
  onClose: () => void;
  children: (event: CalendarEvent) => ReactNode;
};

/** An event's details over the page. Keeps showing the event while the dialog closes. */
export function EventDetailsDialog({ event, onClose, children }: EventDetailsDialogProps) {
  const headingId = useId();
  const [last, setLast] = useState(event);
  if (event && event !== last) setLast(event);
  const shown = event ?? last;
  const top = <h2 id={headingId}>{shown?.title}</h2>;
  return (
    <Dialog className="dialog--look" isOpen={event !== undefined} onClose={onClose} labelledBy={headingId} top={top}>
      {shown && children(shown)}
    </Dialog>
  );
}
