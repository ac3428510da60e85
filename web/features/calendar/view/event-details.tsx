import type { ReactNode } from "react";
import {
  calendarTexts,
  type EventPriority,
  eventCategoryLabels,
  eventPriorities,
  eventPriorityLabels,
} from "#contract/calendar/constants.ts";
import type { CalendarEvent } from "#contract/calendar/schemas.ts";
import { type Clocks, spanOf } from "#web/features/calendar/time/wording.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import "./event-details.css";

type Act = (event: CalendarEvent) => void;
export type EventActions = {
  onEdit: Act;
  onDelete: Act;
  /** For members, on what other members shared. */
  onReport?: Act | undefined;
  /** For staff, on what members share or shared. */
  onMakePrivate?: Act | undefined;
  onShareAgain?: Act | undefined;
};

type EventDetailsProps = { event: CalendarEvent; clocks: Clocks } & {
  /** Actions for people who may edit it. */
  actions: EventActions | undefined;
};

/** Everything about an event but its title, which is the heading above. */
export function EventDetails({ event, clocks, actions }: EventDetailsProps) {
  const { category, priority, location, createdBy, description, isPublic, privateReason } = event;
  const { starts, ends } = spanOf(event, clocks);
  return (
    <>
      <dl className="details">
        <Time name="Starts" time={starts} />
        <Time name="Ends" time={ends} />
        <Row name="Category">{eventCategoryLabels[category]}</Row>
        <Row name="Priority">
          <Priority of={priority} />
        </Row>
        {location && <Row name="Location">{location}</Row>}
        <Row name="Created by">{createdBy ?? "A former member"}</Row>
        <Row name="Visible to">{isPublic ? "Everyone signed in" : "The people involved, and staff"}</Row>
        {privateReason !== null && (
          <Row name="Made private">
            <span className="details__reason">{privateReason}</span>
            <span className="muted details__team">{calendarTexts.heldPrivate}</span>
          </Row>
        )}
      </dl>
      {description && <p className="details__text">{description}</p>}
      {actions && (
        <div className="details__actions">
          <Button variant="light" small aria-haspopup="dialog" onClick={() => actions.onEdit(event)}>
            Edit Event
          </Button>
          <TextButton isDestructive aria-haspopup="dialog" onClick={() => actions.onDelete(event)}>
            Delete
          </TextButton>
          {actions.onReport && (
            <TextButton aria-haspopup="dialog" onClick={() => actions.onReport?.(event)}>
              Report
            </TextButton>
          )}
          <VisibilityButton event={event} actions={actions} />
        </div>
      )}
    </>
  );
}

/** One button, so that it keeps the focus when its label changes. */
function VisibilityButton({ event, actions }: { event: CalendarEvent; actions: EventActions }) {
  const isHeld = event.privateReason !== null;
  const act = isHeld ? actions.onShareAgain : actions.onMakePrivate;
  if (!act) return null;
  return (
    <TextButton aria-haspopup={isHeld ? undefined : "dialog"} onClick={() => act(event)}>
      {isHeld ? "Share with members again" : "Make private"}
    </TextButton>
  );
}

const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

const Time = ({ name, time }: { name: string; time: { own: string; team: string | undefined } }) => (
  <Row name={name}>
    {time.own}
    {time.team && <span className="muted details__team">{time.team}</span>}
  </Row>
);

/** A priority as a word and one to four bars; the colour only repeats them. */
const Priority = ({ of }: { of: EventPriority }) => (
  <span className={`priority priority--${of}`}>
    <span className="priority__bars" aria-hidden="true">
      {eventPriorities.map((step, place) => (
        <i key={step} className={place <= eventPriorities.indexOf(of) ? "is-on" : undefined} />
      ))}
    </span>
    {eventPriorityLabels[of]}
  </span>
);
