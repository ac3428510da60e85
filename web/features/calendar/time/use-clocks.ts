import { useSyncExternalStore } from "react";
import { useTeam } from "#web/api/team.ts";
import { wallTimeAt } from "#web/ui/format/clock.ts";
import { ownZone } from "#web/ui/format/own-zone.ts";
import type { Clocks } from "./wording.ts";

const oftenMs = 15_000;

const never = () => () => {};
const nowAndThen = (look: () => void) => {
  const timer = setInterval(look, oftenMs);
  return () => clearInterval(timer);
};

function hourIn(timeZone: string, now = Date.now()): string {
  const { day, time } = wallTimeAt(now, timeZone);
  return `${day} ${time.slice(0, 2)}`;
}

/** Returns the reader's clock, to the hour, or the team's if the browser knows no zone. Undefined until hydration, because only their browser knows it. */
export function useClocks(): Clocks | undefined {
  const { timeZone: teamZone } = useTeam();
  const zone = useSyncExternalStore(
    never,
    () => ownZone(teamZone),
    () => undefined,
  );
  const hourly = useSyncExternalStore(
    nowAndThen,
    () => zone && hourIn(zone),
    () => undefined,
  );
  const [today, hour] = hourly?.split(" ") ?? [];
  return zone && today ? { zone, today, hour: Number(hour), teamZone } : undefined;
}
