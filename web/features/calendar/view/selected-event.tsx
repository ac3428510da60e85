import { X } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import type { CalendarEvent } from "#contract/calendar/schemas.ts";
import { DayEvents } from "#web/features/calendar/month/day-events.tsx";
import { nameOfDay } from "#web/features/calendar/time/wording.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { EventDetails } from "./event-details.tsx";
import type { CalendarState } from "./use-calendar.ts";
import { panelId } from "./use-calendar-selection.ts";
import type { Events } from "./use-events.ts";
import "./selected-event.css";

type SelectedEventProps = {
  calendar: CalendarState;
  /** The list beside the month, which may have events of other months. */
  beside: Events;
};

/** The selected day or event, in a panel beside the month or in a dialog on narrow screens. */
export function SelectedEvent({ calendar, beside }: SelectedEventProps) {
  const { clocks, shown, look, isNarrow, editor, actionsOn } = calendar;
  const { selected } = look;
  const lists = [shown, beside];
  const eventId = selected && "eventId" in selected ? selected.eventId : undefined;
  const event = lists.flatMap(({ events }) => events).find(({ id }) => id === eventId);
  const detailsOf = (looked: CalendarEvent) => (
    <EventDetails event={looked} clocks={clocks} actions={actionsOn(looked)} />
  );
  if (selected && "day" in selected) return <DayPanel calendar={calendar} lists={lists} day={selected.day} />;
  if (isNarrow)
    return (
      <EventDetailsDialog event={editor.isOpen ? undefined : event} onClose={() => editor.isOpen || look.clear()}>
        {detailsOf}
      </EventDetailsDialog>
    );
  if (!event) return null;
  return (
    <CalendarPanel title={event.title} contentKey={event.id} onClose={look.close}>
      {detailsOf(event)}
    </CalendarPanel>
  );
}

type DayPanelProps = { calendar: CalendarState; lists: Events[]; day: string };

function DayPanel({ calendar: { clocks, look, add }, lists, day }: DayPanelProps) {
  const list = lists.find(({ covers }) => covers(day));
  if (!list) return null; // another month is shown
  const events = list.on(day);
  return (
    <CalendarPanel title={nameOfDay(day, clocks.today)} contentKey={day} onClose={look.close}>
      <div className="event-rail">
        {events.length > 0 ? (
          <DayEvents day={day} events={events} clocks={clocks} onOpen={look.open} />
        ) : (
          <p className="muted">{list.isPending ? "Loading..." : "Nothing on this day"}</p>
        )}
        {add && (
          <Button variant="light" small aria-haspopup="dialog" onClick={() => add(day)}>
            Add Event<span className="visually-hidden"> on this day</span>
          </Button>
        )}
      </div>
    </CalendarPanel>
  );
}

type EventDetailsDialogProps = {
  event: CalendarEvent | undefined;
  onClose: () => void;
  children: (event: CalendarEvent) => ReactNode;
};

/** An event's details over the page. Keeps showing the event while the dialog closes. */
function EventDetailsDialog({ event, onClose, children }: EventDetailsDialogProps) {
  const [last, setLast] = useState(event);
  if (event && event !== last) setLast(event);
  const shown = event ?? last;
  return (
    <Dialog className="dialog--look" isOpen={event !== undefined} onClose={onClose} title={shown?.title}>
      {shown && children(shown)}
    </Dialog>
  );
}

type CalendarPanelProps = {
  title: string;
  /** Identifies the content. New content moves the focus back to the heading. */
  contentKey: string;
  onClose: () => void;
  children: ReactNode;
};

/** A panel beside the month. The focus starts at its heading, and Escape closes it. */
function CalendarPanel({ title, contentKey, onClose, children }: CalendarPanelProps) {
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with other content, the heading must be focused again
  useEffect(() => heading.current?.focus(), [contentKey]);

  function handleKey(event: KeyboardEvent) {
    if (event.key !== "Escape") return;
    event.preventDefault();
    onClose();
  }
  return (
    <section className="calendar-panel" id={panelId} aria-labelledby={titleId} onKeyDown={handleKey}>
      <div className="calendar-panel__top">
        <h2 id={titleId} tabIndex={-1} ref={heading}>
          {title}
        </h2>
        <button type="button" className="calendar-panel__close" aria-label="Close" onClick={onClose}>
          <X className="icon" />
        </button>
      </div>
      {children}
    </section>
  );
}
