import { useSyncExternalStore } from "react";
import { formatDateTime } from "#web/ui/format/dates.ts";

const never = () => () => {};
const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

type LocalTimeProps = { at: string; isDay?: boolean };

/** A moment, or its day, in the reader's time zone. Until hydration the zone isn't known, so it's shown in UTC. */
export function LocalTime({ at, isDay }: LocalTimeProps) {
  const timeZone = useSyncExternalStore(never, ownZone, () => undefined);
  const whole = formatDateTime(at, timeZone ?? "UTC");
  const [day] = whole.split(",");
  return <time dateTime={at}>{isDay ? day : timeZone ? whole : `${whole} UTC`}</time>;
}
