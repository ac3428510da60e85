import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import { staffSession } from "#web/features/staff/staff.queries.ts";
import { LocalTime } from "#web/ui/marks/local-time.tsx";

/** Shows a guest in the bar when their access ends. */
export function AccessEnd({ at }: { at: string }) {
  const minutes = useMinutesLeft(at);
  if (minutes !== undefined && minutes < 0) return <p className="admin-bar__until">Access has ended</p>;
  return (
    <p className="admin-bar__until">
      Access ends{minutes === undefined ? "" : ` ${inWords(minutes)}`}, <LocalTime at={at} />
    </p>
  );
}

const hour = 60;
const day = 24 * hour;

const english = new Intl.RelativeTimeFormat("en");

/** Formats a number of whole minutes as `in 3 hours`, rounded down. */
export function inWords(minutes: number): string {
  if (minutes < 1) return "in less than a minute";
  if (minutes < 2 * hour) return english.format(minutes, "minute");
  if (minutes < 2 * day) return english.format(Math.floor(minutes / hour), "hour");
  return english.format(Math.floor(minutes / day), "day");
}

const warnedMinutes = 10;

/** Warns a guest ten minutes before their access ends, and checks the session once it has. */
export function EndWarning({ at }: { at: string }) {
  const minutes = useMinutesLeft(at);
  const queryClient = useQueryClient();
  const isOver = minutes !== undefined && minutes < 0;
  useEffect(() => {
    if (isOver) void queryClient.invalidateQueries(staffSession());
  }, [isOver, queryClient]);
  if (minutes === undefined || isOver || minutes >= warnedMinutes) return null;
  return (
    <p className="admin-pane__ended" role="alert">
      Your temporary access ends at <LocalTime at={at} />, in less than {warnedMinutes} minutes. Save your work now, or
      ask an admin for a new link.
    </p>
  );
}

const minuteMs = 60_000;
const oftenMs = 5_000;

const nowAndThen = (look: () => void) => {
  const timer = setInterval(look, oftenMs);
  return () => clearInterval(timer);
};

/** Returns the whole minutes until a moment, negative once it has passed. Undefined on the server and during hydration. */
const useMinutesLeft = (until: string): number | undefined =>
  useSyncExternalStore(
    nowAndThen,
    () => Math.floor((Date.parse(until) - Date.now()) / minuteMs),
    () => undefined,
  );
