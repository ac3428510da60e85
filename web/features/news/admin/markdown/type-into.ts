import type { Edit, Selected } from "./markdown-edit.ts";

export const selectedOf = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): Selected => ({
  text: value,
  from: selectionStart,
  to: selectionEnd,
});

/** Edits a text as if it were typed, so that the browser can undo it. */
export function typeInto(field: HTMLTextAreaElement, { from, to, insert, select: [start, end] }: Edit) {
  field.focus();
  field.setSelectionRange(from, to);
  const command = insert === "" ? "delete" : "insertText";
  if (!document.execCommand(command, false, insert)) replaceIn(field, { from, to, insert }); // no other way keeps undo
  field.setSelectionRange(from + start, from + end);
}

/** Edits a text that somebody may be typing in. A caret right behind the edit moves to what it selects, others stay in place. */
export function replaceWhileTyping(field: HTMLTextAreaElement, edit: Edit) {
  const { from: caret, to: end } = selectedOf(field);
  if (document.activeElement !== field) return replaceIn(field, edit);
  typeInto(field, edit);
  const moved = edit.insert.length - (edit.to - edit.from);
  const shifted = (place: number) => (place >= edit.to ? place + moved : place);
  if (caret !== end || caret !== edit.to) field.setSelectionRange(shifted(caret), shifted(end));
}

/** Edits a text without moving the focus. The browser can't undo this. */
function replaceIn(field: HTMLTextAreaElement, { from, to, insert }: Pick<Edit, "from" | "to" | "insert">) {
  field.setRangeText(insert, from, to, "preserve");
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
