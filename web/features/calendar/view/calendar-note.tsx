import { Link } from "@tanstack/react-router";
import { maxEvents } from "#contract/calendar/constants.ts";
import type { Clocks } from "#web/features/calendar/time/wording.ts";
import { cityOf, isSameClock } from "#web/ui/format/clock.ts";
import { isOwnZoneKnown, unknownZoneNote } from "#web/ui/format/own-zone.ts";
import { mayWrite, type Viewer, type Whose } from "./viewer.ts";

type CalendarNoteProps = {
  viewer: Viewer;
  whose: Whose;
  person: string | null | undefined;
  clocks: Clocks;
  /** How many events were loaded. */
  count: number;
};

/** Says whose events these are, in which time zone, and whether there are more, unless it's obvious. */
export function CalendarNote({ viewer, whose, person, clocks, count }: CalendarNoteProps) {
  const cut =
    count >= maxEvents && `Only the first ${maxEvents.toLocaleString("en-GB")} events of these weeks are shown.`;
  const notes = [whoseEvents(viewer, whose, person), byWhoseClock(clocks), cut].filter(Boolean);
  if (notes.length === 0) return null;
  return (
    <p className="calendar__note muted">
      {notes.join(" ")}
      {typeof whose === "object" && (
        <>
          {" "}
          <Link to="/calendar">Back to all events</Link>
        </>
      )}
    </p>
  );
}

function whoseEvents(viewer: Viewer, whose: Whose, person: string | null | undefined) {
  if (person === null) return "This person doesn’t exist.";
  if (typeof whose === "object") return person && `${person}’s calendar: events made by or for them.`;
  if (!viewer.role && whose === "own") return undefined;
  return mayWrite(viewer) ? "Showing everyone’s events." : "Showing everyone’s events. Your role can’t change them.";
}

function byWhoseClock({ zone, teamZone, today }: Clocks) {
  if (!isOwnZoneKnown()) return unknownZoneNote;
  const quarters = ["01", "04", "07", "10"].map((month) => Date.parse(`${today.slice(0, 4)}-${month}-15`));
  if (quarters.every((at) => isSameClock(at, zone, teamZone))) return undefined;
  return `Times are in ${cityOf(zone)}, with ${cityOf(teamZone)} time alongside.`;
}
