import { useState } from "react";
import type { CalendarEvent } from "#contract/calendar/schemas.ts";
import type { Clocks } from "#web/features/calendar/time/wording.ts";
import { defaultsFor, mayWrite, type Viewer, type Whose } from "#web/features/calendar/view/viewer.ts";
import { draftOf, newDraft } from "./fields/event-draft.ts";
import { useEditor } from "./use-editor.ts";

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
