import { useRef, useState } from "react";
import type { CalendarEvent } from "#contract/calendar/schemas.ts";
import { dropDrafts, keepDraft, newestDraft } from "#web/browser-state/draft-store.ts";
import type { Clocks } from "#web/features/calendar/time/wording.ts";
import { defaultsFor, mayWrite, type Viewer, type Whose, writesAsStaff } from "#web/features/calendar/view/viewer.ts";
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
function useEditor(viewer: Viewer) {
  const { memberId, role } = viewer;
  const draftKey = `calendar:${memberId ?? role}`;
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
    if (isSame(next.initial, typed)) dropDrafts(draftKey);
    else keepOpen(next);
  }
  function end() {
    if (!isLatest()) return;
    dropDrafts(draftKey);
    setPhase("closed");
  }
  const keepOpen = ({ initial, typed, ...row }: OpenEditing) => keepDraft(draftKey, { before: initial, typed, row });
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
    start,
    keep,
    end,
    mayClose,
    /** Continues from the stored event, keeping what was typed since. */
    goOnFrom(stored: CalendarEvent, zone: string) {
      if (!editing || !isLatest()) return;
      const next = { ...editing, former: stored, initial: draftOf(stored, zone) };
      setEditing(next);
      keepOpen(next);
    },
    /** Also called after the question has closed. */
    goOn: () => setPhase((now) => (now === "asking" ? "open" : now)),
  };
}

export type Editor = ReturnType<typeof useEditor>;

function unsentValues(draftKey: string): OpenEditing | undefined {
  const kept = newestDraft<EventDraft>(draftKey);
  const row = kept?.row as Omit<OpenEditing, "initial" | "typed">; // only this file writes there
  return kept && { ...row, initial: kept.before, typed: kept.typed };
}

type WritingOptions = {
  viewer: Viewer;
  whose: Whose;
  clocks: Clocks;
  /** Whether the page's address asks for a new event. */
  isAsked: boolean;
};

/** Starts creating an event on a day, or editing one. */
export function useEventActions({ viewer, whose, clocks, isAsked }: WritingOptions) {
  const editor = useEditor(viewer);
  const { editing, start } = editor;
  const [wasAsked, setWasAsked] = useState(false);

  const add = (day: string) => start({ initial: newDraft(day, clocks, defaultsFor(viewer)), whose });
  const edit = (event: CalendarEvent) => start({ initial: draftOf(event, clocks.zone), former: event, whose });

  if (isAsked !== wasAsked) {
    setWasAsked(isAsked);
    if (isAsked && mayWrite(viewer) && !editing) add(clocks.today);
  }

  return { editor, add, edit };
}
