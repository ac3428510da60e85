import type { KeyboardEvent } from "react";
import { isCommandKey, keyName } from "#web/ui/actions/command-key.ts";
import type { MarkdownMark } from "./markdown-edit.ts";

/**
 * A key pressed with the command key. With Shift, it's matched by its position on the keyboard, because Shift changes
 * the character.
 */
export type MarkKey = { key: string; code: string; isShifted?: boolean };

export const markKeys: Partial<Record<MarkdownMark, MarkKey>> = {
  bold: { key: "b", code: "KeyB" },
  italic: { key: "i", code: "KeyI" },
  link: { key: "k", code: "KeyK" },
  list: { key: "8", code: "Digit8", isShifted: true },
  quote: { key: "9", code: "Digit9", isShifted: true },
};

export const inWords = ({ key, isShifted }: MarkKey) =>
  `${keyName("Mod")} ${isShifted ? "Shift " : ""}${key.toUpperCase()}`;

/** Returns the mark that a key press asks for, or undefined. */
export function markOf(event: KeyboardEvent): MarkdownMark | undefined {
  const { shiftKey, altKey, key, code } = event;
  if (!isCommandKey(event) || altKey) return undefined;
  const isPressed = (known: MarkKey) =>
    shiftKey === Boolean(known.isShifted) && (known.isShifted ? known.code === code : known.key === key.toLowerCase());
  const [found] = Object.entries(markKeys).find(([, known]) => isPressed(known)) ?? [];
  return found as MarkdownMark | undefined; // the table has no other keys
}
