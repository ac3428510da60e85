import type { ReactNode } from "react";
import {
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
import "./priority.css";

export type EventActions = { onEdit: (event: CalendarEvent) => void; onDelete: (event: CalendarEvent) => void };

type EventDetailsProps = { event: CalendarEvent; clocks: Clocks } & {
  /** Actions for people who may edit it. */
  actions: EventActions | undefined;
};

/** Everything about an event but its title, which is the heading above. */
export function EventDetails({ event, clocks, actions }: EventDetailsProps) {
  const { category, priority, location, createdBy, description, isPublic } = event;
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
        </div>
      )}
    </>
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
