import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { calendarTexts } from "#contract/calendar/constants.ts";
import type { CalendarEvent } from "#contract/calendar/schemas.ts";
import { refreshEvents, shareAgain } from "#web/features/calendar/calendar.queries.ts";
import { mayMakePrivate, mayReport, type Viewer } from "#web/features/calendar/view/viewer.ts";
import { describeError } from "#web/ui/feedback/error-message.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import type { Asked } from "./sharing-dialog.tsx";

const failed = describeError(calendarTexts.updateFailed);

/** What people can do about an event that a member shared: report it, make it private, or share it again. */
export function useSharing(viewer: Viewer) {
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<Asked>();
  const refresh = () => refreshEvents(queryClient);
  const sharing = useMutation({
    mutationFn: shareAgain,
    onSuccess: () => toast({ title: calendarTexts.sharedAgain }),
    onError: (error) => toast({ ...failed(error), tone: "bad" }),
    onSettled: refresh,
  });
  const ask = (what: Asked["what"]) => (event: CalendarEvent) => setAsked({ what, event });
  return {
    actionsOn: (event: CalendarEvent) => ({
      ...(mayReport(viewer, event) && { onReport: ask("report") }),
      ...(mayMakePrivate(viewer, event) && { onMakePrivate: ask("makePrivate"), onShareAgain: sharing.mutate }),
    }),
    dialog: { asked, onClose: () => setAsked(undefined), onDone: () => void refresh() },
  };
}
