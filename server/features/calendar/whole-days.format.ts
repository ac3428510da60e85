import type { EventRange } from "#contract/calendar/schemas.ts";

const dayMs = 86_400_000;
/** The database reads no later year. */
const lastMoment = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

/** Widens a range to midnights in UTC, so that there are only as many answers as days, however precisely people ask. */
export function inWholeDays({ from, to }: EventRange): EventRange {
  return {
    ...(from !== undefined && { from: moment(Math.floor(Date.parse(from) / dayMs) * dayMs) }),
    ...(to !== undefined && { to: moment(Math.min(Math.ceil(Date.parse(to) / dayMs) * dayMs, lastMoment)) }),
  };
}

const moment = (ms: number) => new Date(ms).toISOString();
