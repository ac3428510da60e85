import { cityOf } from "./clock.ts";

let last: { name: string; isUsable: boolean } | undefined;

/** Some systems make the browser name a zone that it can't use itself, such as `Etc/Unknown`. */
function isUsable(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat("sv-SE", { timeZone });
    return timeZone !== "Etc/Unknown";
  } catch {
    return false;
  }
}

/** Whether the browser knows the reader's time zone. */
export function isOwnZoneKnown(): boolean {
  const name: string | undefined = Intl.DateTimeFormat().resolvedOptions().timeZone; // old browsers don't say
  if (!name) return false;
  if (last?.name !== name) last = { name, isUsable: isUsable(name) };
  return last.isUsable;
}

/** Returns the reader's time zone, or the team's if the browser doesn't know it. */
export const ownZone = (teamZone: string): string =>
  isOwnZoneKnown() ? Intl.DateTimeFormat().resolvedOptions().timeZone : teamZone;

/** Says whose time it is where that isn't the reader's. */
export const unknownZoneNote = (teamZone: string) =>
  `Your device doesn’t say its time zone, so times are ${cityOf(teamZone)} time.`;
