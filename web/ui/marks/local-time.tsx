import { useSyncExternalStore } from "react";
import { useTeam } from "#web/api/team.ts";
import { cityOf, wallTimeAt } from "#web/ui/format/clock.ts";
import { formatDateTime, formatDay } from "#web/ui/format/dates.ts";
import { isOwnZoneKnown, ownZone } from "#web/ui/format/own-zone.ts";

const never = () => () => {};

type LocalTimeProps = { at: string; isDay?: boolean };

/**
 * A moment, or its day, in the reader's time zone. Until hydration the zone isn't known, so it's shown in UTC. If the browser
 * doesn't know it either, it's shown in the team's.
 */
export function LocalTime({ at, isDay }: LocalTimeProps) {
  const { timeZone: teamZone } = useTeam();
  const timeZone = useSyncExternalStore(
    never,
    () => ownZone(teamZone),
    () => undefined,
  );
  const zone = timeZone ?? "UTC";
  if (isDay) return <time dateTime={at}>{formatDay(wallTimeAt(Date.parse(at), zone).day)}</time>;
  return <time dateTime={at}>{formatDateTime(at, zone) + (timeZone ? zoneAfter(teamZone) : " UTC")}</time>;
}

/** Names the zone of a time that isn't in the reader's. */
export const zoneAfter = (teamZone: string) => (isOwnZoneKnown() ? "" : ` ${cityOf(teamZone)} time`);
