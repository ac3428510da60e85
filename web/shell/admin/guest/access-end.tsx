import { LocalTime } from "#web/ui/marks/local-time.tsx";
import { inWords } from "./in-words.ts";
import { useMinutesLeft } from "./use-minutes-left.ts";

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
