import { momentOf, wallTimeAt } from "#web/ui/format/clock.ts";

/** Formats a moment in the team's time zone, such as `2026-11-24T18:00`. Returns an empty string for null. */
export function teamTimeOf(moment: string | null, timeZone: string): string {
  if (moment === null) return "";
  const { day, time } = wallTimeAt(Date.parse(moment), timeZone);
  return `${day}T${time}`;
}

/** Parses a time in the team's time zone to a moment. Returns null if it's empty. */
export function momentOfTeamTime(typed: string, timeZone: string): string | null {
  const [day = "", time = ""] = typed.split("T");
  const found = momentOf({ day, time: time.slice(0, 5) }, timeZone);
  return found ? new Date(found.at).toISOString() : null;
}
