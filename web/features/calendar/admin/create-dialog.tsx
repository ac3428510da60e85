import { useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { flushSync } from "react-dom";
import { type CalendarUser, calendarTexts } from "#contract/calendar.ts";
import { ConfirmDialog } from "#web/design/confirm-dialog.tsx";
import { Dialog } from "#web/design/dialog.tsx";
import { toast } from "#web/design/toast.ts";
import { refreshEvents } from "#web/features/calendar/calendar.queries.ts";
import { cityOf } from "#web/features/calendar/time/clock.ts";
import type { Clocks } from "#web/features/calendar/time/wording.ts";
import { defaultsFor } from "#web/features/calendar/viewer.ts";
import { newDraft } from "#web/features/calendar/writing/event-draft.ts";
import { isSame } from "#web/features/calendar/writing/typed-event.ts";
import { CreateForm } from "./create-form.tsx";
import "#web/features/calendar/writing/event-dialog.css";

type CreateDialogProps = { isOpen: boolean; person: CalendarUser; clocks: Clocks; onEnded: () => void };

/** A new event in somebody's calendar. However it closes, what was typed is only thrown away when asked. */
export function CreateDialog({ isOpen, person, clocks, onEnded }: CreateDialogProps) {
  const headingId = useId();
  const queryClient = useQueryClient();
  const [initial] = useState(() => newDraft(clocks.today, clocks, defaultsFor({ role: "admin" })));
  const [typed, setTyped] = useState(initial);
  const [isAsking, setAsking] = useState(false);

  function handleClosed() {
    if (!isOpen || isAsking) return;
    if (isSame(initial, typed)) onEnded();
    else setAsking(true);
  }
  function handleCreated() {
    flushSync(onEnded); // it gives the focus back before the list changes
    toast({ title: calendarTexts.created });
    void refreshEvents(queryClient);
  }
  return (
    <>
      <Dialog className="dialog--event" isOpen={isOpen && !isAsking} onClose={handleClosed} labelledBy={headingId}>
        <h2 id={headingId}>Create Event</h2>
        <p className="mute">
          In the calendar of {person.name}. Times are by your own clock, {cityOf(clocks.zone)}.
        </p>
        <CreateForm
          person={person}
          clocks={clocks}
          initial={initial}
          onType={setTyped}
          onCreated={handleCreated}
          onCancel={handleClosed}
        />
      </Dialog>
      <ConfirmDialog
        isOpen={isOpen && isAsking}
        title="Throw away what you typed?"
        confirm="Throw away"
        pending="Throw away"
        isBusy={false}
        onConfirm={onEnded}
        onClose={() => setAsking(false)}
      >
        <p>The event is not created yet.</p>
      </ConfirmDialog>
    </>
  );
}
