import { team } from "#web/team.ts";
import { momentOf, wallTimeAt } from "#web/ui/format/clock.ts";
import { formatDateTime } from "#web/ui/format/dates.ts";

/** A moment in the team's time zone, such as `2026-11-24T18:00`; empty for none. */
export function teamTimeOf(moment: string | null): string {
  if (moment === null) return "";
  const { day, time } = wallTimeAt(Date.parse(moment), team.timeZone);
  return `${day}T${time}`;
}

/** The moment of a time in the team's time zone; null for an empty one. */
export function momentOfTeamTime(typed: string): string | null {
  const [day = "", time = ""] = typed.split("T");
  const found = momentOf({ day, time: time.slice(0, 5) }, team.timeZone);
  return found ? new Date(found.at).toISOString() : null;
}

/** `24 Nov 2026, 18:00` in the team's time zone. */
export const inTeamTime = (moment: string) => formatDateTime(moment, team.timeZone);
