import { useRef, useState } from "react";
import type { CalendarEvent } from "#contract/calendar/schemas.ts";
import { dropDrafts, newestDraft } from "#web/browser-state/draft-store.ts";
import type { Clocks } from "#web/features/calendar/time/wording.ts";
import { defaultsFor, type Viewer, type Whose, writesAsStaff } from "#web/features/calendar/view/viewer.ts";
import { draftOf, type EventDraft, newDraft } from "./event-draft.ts";

/** What is being edited. The form keeps it with the draft. */
export type Edited = {
  /** The event being edited; undefined for a new one. */
  former?: CalendarEvent | undefined;
  /** The calendar to add a new event to. */
  whose: Whose;
};
/** `formKey` identifies the form, so that each edit gets a new one. */
export type Editing = Edited & { initial: EventDraft; formKey: number };

/**
 * The state of the dialog in which events are edited. Unsaved changes are only discarded after asking, and survive an expired
 * session and leaving the page.
 */
export function useEditor(viewer: Viewer, draftKey = `calendar:${viewer.memberId ?? viewer.role}`) {
  const [editing, setEditing] = useState<Editing | undefined>(() => unsentIn(draftKey));
  const [phase, setPhase] = useState<"open" | "asking" | "closed">(editing ? "open" : "closed");

  const latest = useRef(editing?.formKey ?? 0);
  /** False for an answer that comes after another event was opened. */
  const isLatest = () => editing?.formKey === latest.current;

  function start(begun: Omit<Editing, "formKey">) {
    latest.current++;
    dropDrafts(draftKey);
    setEditing({ ...begun, formKey: latest.current });
    setPhase("open");
  }
  function end() {
    if (!isLatest()) return;
    dropDrafts(draftKey);
    setPhase("closed");
  }
  /** Returns whether the dialog can close without losing anything, and asks otherwise. */
  function mayClose(): boolean {
    const isUntouched = newestDraft(draftKey) === undefined;
    if (!isUntouched) setPhase("asking");
    return isUntouched;
  }
  return {
    editing,
    draftKey,
    isStaff: writesAsStaff(viewer),
    isOpen: phase !== "closed",
    isConfirmOpen: phase === "asking",
    /** Begins a new event in a calendar. */
    add: (day: string, now: Clocks, whose: Whose) => start({ initial: newDraft(day, now, defaultsFor(viewer)), whose }),
    edit: (event: CalendarEvent, { zone }: Clocks, whose: Whose) =>
      start({ initial: draftOf(event, zone), former: event, whose }),
    end,
    mayClose,
    /** Continues from the stored event, keeping what was typed since. */
    goOnFrom(stored: CalendarEvent) {
      if (editing && isLatest()) setEditing({ ...editing, former: stored });
    },
    /** Also called after the question has closed. */
    goOn: () => setPhase((now) => (now === "asking" ? "open" : now)),
  };
}

export type Editor = ReturnType<typeof useEditor>;

function unsentIn(draftKey: string): Editing | undefined {
  const kept = newestDraft<EventDraft>(draftKey);
  return kept && { ...(kept.about as Edited), initial: kept.before, formKey: 0 }; // the event's form has written it
}
