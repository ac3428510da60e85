import { useState } from "react";
import type { CalendarEvent } from "#contract/calendar/schemas.ts";
import type { Viewer, Whose } from "#web/features/calendar/view/viewer.ts";
import { keepUnsent, unsentText } from "#web/ui/forms/unsaved/unsaved.ts";
import { draftOf, type EventDraft } from "./fields/event-draft.ts";
import { isSame } from "./fields/event-values.ts";

/** An event that is being written: what it started from and what is typed by now. */
export type Editing = {
  initial: EventDraft;
  typed: EventDraft;
  /** The event that is changed; a new one has none. */
  former?: CalendarEvent | undefined;
  /** In whose calendar a new one is put. */
  whose: Whose;
};

/** Each begun event is a form of its own. */
type Sheet = Editing & { number: number };

/**
 * The dialog in which an event is written. However it closes, what is not saved is only thrown away when asked; it also
 * outlives a session that ends meanwhile, and a page that is left.
 */
export function useEditor({ memberId, role }: Viewer) {
  const about = `calendar:${memberId ?? role}`;
  const [sheet, setSheet] = useState<Sheet | undefined>(() => keptUnder(about));
  const [phase, setPhase] = useState<"open" | "asking" | "closed">(sheet ? "open" : "closed");

  function start(editing: Omit<Editing, "typed">) {
    setSheet({ ...editing, typed: editing.initial, number: (sheet?.number ?? 0) + 1 });
    setPhase("open");
  }
  function keep(typed: EventDraft) {
    if (!sheet) return;
    const next = { ...sheet, typed };
    setSheet(next);
    keepUnsent(about, isSame(next.initial, typed) ? "" : JSON.stringify(next));
  }
  function end() {
    keepUnsent(about, "");
    setPhase("closed");
  }
  /** Whether nothing is lost by closing the dialog; otherwise it asks. */
  function mayClose(): boolean {
    const isUntouched = !sheet || isSame(sheet.initial, sheet.typed);
    if (!isUntouched) setPhase("asking");
    return isUntouched;
  }
  return {
    sheet,
    isOpen: phase !== "closed",
    isAsking: phase === "asking",
    start,
    keep,
    end,
    mayClose,
    /** It is stored, but for what was typed since. */
    goOnFrom(stored: CalendarEvent, zone: string) {
      if (!sheet) return;
      const next = { ...sheet, former: stored, initial: draftOf(stored, zone) };
      setSheet(next);
      keepUnsent(about, JSON.stringify(next));
    },
    /** Called after the question has closed, too. */
    goOn: () => setPhase((now) => (now === "asking" ? "open" : now)),
  };
}

export type Editor = ReturnType<typeof useEditor>;

function keptUnder(about: string): Sheet | undefined {
  const kept = unsentText(about);
  return kept ? (JSON.parse(kept) as Sheet) : undefined; // only this file writes there
}
