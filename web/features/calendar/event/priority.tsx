import { type EventPriority, eventPriorities, eventPriorityLabels } from "#contract/calendar/constants.ts";
import "./priority.css";

/** As a word and as one to four bars; the colour only repeats them. */
export const Priority = ({ of }: { of: EventPriority }) => (
  <span className={`priority priority--${of}`}>
    <span className="priority__bars" aria-hidden="true">
      {eventPriorities.map((step, place) => (
        <i key={step} className={place <= eventPriorities.indexOf(of) ? "is-on" : undefined} />
      ))}
    </span>
    {eventPriorityLabels[of]}
  </span>
);
