import type { FieldName } from "./event-conflict.ts";
import type { EventDraft } from "./event-draft.ts";

/** An event as it stands in its form. */
export function typedIn(form: HTMLFormElement): EventDraft {
  const typed = new FormData(form);
  const text = (name: FieldName) => {
    const value = typed.get(name);
    return typeof value === "string" ? value : "";
  };
  return {
    title: text("title"),
    description: text("description"),
    startDate: text("startDate"),
    startTime: text("startTime"),
    endDate: text("endDate"),
    endTime: text("endTime"),
    isAllDay: typed.has("isAllDay"),
    color: text("color"),
    category: text("category"),
    priority: text("priority"),
    location: text("location"),
    isPublic: typed.has("isPublic"),
  };
}

/** Puts these values into their fields. */
export function putInto(form: HTMLFormElement, values: Partial<EventDraft>) {
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement && typeof value === "boolean") field.checked = value;
    else if (isTextField(field)) field.value = String(value);
  }
}

const isTextField = (field: unknown) =>
  field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement;

const inOrder = (draft: EventDraft) => Object.entries(draft).toSorted(([one], [other]) => (one < other ? -1 : 1));
export const isSame = (one: EventDraft, other: EventDraft) =>
  JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other));
