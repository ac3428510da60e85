import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { staffCheck } from "#web/features/staff/staff.queries.ts";
import { LocalTime } from "#web/ui/marks/local-time.tsx";
import { useMinutesLeft } from "./use-minutes-left.ts";

const warnedMinutes = 10;

/** Warns a guest ten minutes before their access ends, and checks the session once it has. */
export function EndWarning({ at }: { at: string }) {
  const minutes = useMinutesLeft(at);
  const queryClient = useQueryClient();
  const isOver = minutes !== undefined && minutes < 0;
  useEffect(() => {
    if (isOver) void queryClient.invalidateQueries(staffCheck());
  }, [isOver, queryClient]);
  if (minutes === undefined || isOver || minutes >= warnedMinutes) return null;
  return (
    <p className="admin-pane__ended" role="alert">
      Your temporary access ends at <LocalTime at={at} />, in less than {warnedMinutes} minutes. Save your work now, or
      ask an admin for a new link.
    </p>
  );
}
