import { useRef, useState } from "react";
import type { CalendarEvent } from "#contract/calendar/schemas.ts";
import type { Clocks } from "#web/features/calendar/time/wording.ts";
import { defaultsFor, type Viewer, type Whose, writesAsStaff } from "#web/features/calendar/view/viewer.ts";
import { clearUnsent, keepUnsent, unsentText } from "#web/ui/forms/unsaved.ts";
import { draftOf, type EventDraft, isSame, newDraft } from "./event-draft.ts";

/** An event being edited: the initial and the current values. */
export type Editing = {
  initial: EventDraft;
  typed: EventDraft;
  /** The event being edited; undefined for a new one. */
  former?: CalendarEvent | undefined;
  /** The calendar to add a new event to. */
  whose: Whose;
};

/** `formKey` identifies the form, so that each edit gets a new one. */
type OpenEditing = Editing & { formKey: number };

/**
 * The state of the dialog in which events are edited. Unsaved changes are only discarded after asking, and survive an expired
 * session and leaving the page.
 */
export function useEditor(viewer: Viewer, draftKey = `calendar:${viewer.memberId ?? viewer.role}`) {
  const [editing, setEditing] = useState<OpenEditing | undefined>(() => unsentValues(draftKey));
  const [phase, setPhase] = useState<"open" | "asking" | "closed">(editing ? "open" : "closed");

  const latest = useRef(editing?.formKey ?? 0);
  /** False for an answer that comes after another event was opened. */
  const isLatest = () => editing?.formKey === latest.current;

  function start(begun: Omit<Editing, "typed">) {
    latest.current++;
    setEditing({ ...begun, typed: begun.initial, formKey: latest.current });
    setPhase("open");
  }
  function keep(typed: EventDraft) {
    if (!editing) return;
    const next = { ...editing, typed };
    setEditing(next);
    if (isSame(next.initial, typed)) clearUnsent(draftKey);
    else keepUnsent(draftKey, JSON.stringify(next));
  }
  function end() {
    if (!isLatest()) return;
    clearUnsent(draftKey);
    setPhase("closed");
  }
  /** Returns whether the dialog can close without losing anything, and asks otherwise. */
  function mayClose(): boolean {
    const isUntouched = !editing || isSame(editing.initial, editing.typed);
    if (!isUntouched) setPhase("asking");
    return isUntouched;
  }
  return {
    editing,
    isStaff: writesAsStaff(viewer),
    isOpen: phase !== "closed",
    isConfirmOpen: phase === "asking",
    /** Begins a new event in a calendar. */
    add: (day: string, now: Clocks, whose: Whose) => start({ initial: newDraft(day, now, defaultsFor(viewer)), whose }),
    edit: (event: CalendarEvent, { zone }: Clocks, whose: Whose) =>
      start({ initial: draftOf(event, zone), former: event, whose }),
    keep,
    end,
    mayClose,
    /** Continues from the stored event, keeping what was typed since. */
    goOnFrom(stored: CalendarEvent, zone: string) {
      if (!editing || !isLatest()) return;
      const next = { ...editing, former: stored, initial: draftOf(stored, zone) };
      setEditing(next);
      keepUnsent(draftKey, JSON.stringify(next));
    },
    /** Also called after the question has closed. */
    goOn: () => setPhase((now) => (now === "asking" ? "open" : now)),
  };
}

export type Editor = ReturnType<typeof useEditor>;

function unsentValues(draftKey: string): OpenEditing | undefined {
  const kept = unsentText(draftKey);
  return kept ? (JSON.parse(kept) as OpenEditing) : undefined; // only this file writes there
}
