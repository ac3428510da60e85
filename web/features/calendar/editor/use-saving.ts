import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { CalendarEvent } from "#contract/calendar/schemas.ts";
import { ApiFailure } from "#contract/client.ts";
import { createEvent, readAnew, refreshEvents, updateEvent } from "#web/features/calendar/calendar.queries.ts";
import { type EventDraft, requestOf } from "./fields/event-draft.ts";
import type { Editing } from "./use-editor.ts";

/** Saves an event. If someone else saved first, loads their version, and saving again overwrites it. */
export function useSaving({ former, whose }: Editing, zone: string) {
  const queryClient = useQueryClient();
  const [newer, setNewer] = useState<CalendarEvent>();

  async function save(draft: EventDraft) {
    const latest = newer ?? former;
    const body = requestOf(draft, zone, latest);
    if (!latest) return createEvent(whose, body);
    const answer = await updateEvent(latest, body).catch(async (error: unknown) => {
      if (error instanceof ApiFailure && error.status === 409) setNewer(await readAnew(latest).catch(() => undefined));
      void refreshEvents(queryClient);
      throw error;
    });
    setNewer(undefined);
    return answer;
  }
  return { save, newer };
}
