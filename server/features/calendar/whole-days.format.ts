import type { EventRange } from "#contract/calendar/schemas.ts";

const dayMs = 86_400_000;
/** The database reads no later year. */
const lastMoment = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

/** The range from midnight to midnight in UTC around this one: as few answers as days, however exactly they are asked for. */
export function inWholeDays({ from, to }: EventRange): EventRange {
  return {
    ...(from !== undefined && { from: moment(Math.floor(Date.parse(from) / dayMs) * dayMs) }),
    ...(to !== undefined && { to: moment(Math.min(Math.ceil(Date.parse(to) / dayMs) * dayMs, lastMoment)) }),
  };
}

const moment = (ms: number) => new Date(ms).toISOString();
