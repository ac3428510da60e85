import { Bold, Heading2, Image, Italic, Link, List, type LucideIcon, Quote } from "lucide-react";
import { type KeyboardEvent, useRef, useState } from "react";
import { pictureTypes } from "#contract/uploads/constants.ts";
import { commandKeyName, isCommandKey, keyName } from "#web/ui/actions/command-key.ts";
import type { MarkdownMark } from "./markdown-edit.ts";
import "#web/ui/actions/icon-button.css";
import "./markdown-toolbar.css";

type MarkdownToolbarProps = {
  /** The id of the text field it edits. */
  controls: string;
  onMark: (mark: MarkdownMark) => void;
  onPictures: (files: File[]) => void;
};

const marks: { mark: MarkdownMark; name: string; icon: LucideIcon }[] = [
  { mark: "bold", name: "Bold", icon: Bold },
  { mark: "italic", name: "Italic", icon: Italic },
  { mark: "heading", name: "Heading", icon: Heading2 },
  { mark: "link", name: "Link", icon: Link },
  { mark: "list", name: "List", icon: List },
  { mark: "quote", name: "Quote", icon: Quote },
];

/** Formatting buttons with a single tab stop. The arrow keys move between them. */
export function MarkdownToolbar({ controls, onMark, onPictures }: MarkdownToolbarProps) {
  const [at, setAt] = useState(0);
  const bar = useRef<HTMLDivElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const count = marks.length + 1;

  function handleKey(event: KeyboardEvent) {
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1 + count, Home: 0, End: count - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setAt(next % count);
    bar.current?.querySelectorAll("button")[next % count]?.focus();
  }
  const stop = (place: number) => ({ tabIndex: place === at ? 0 : -1, onFocus: () => setAt(place) });
  return (
    <div
      className="markdown-toolbar"
      role="toolbar"
      aria-label="Formatting"
      aria-controls={controls}
      ref={bar}
      onKeyDown={handleKey}
    >
      {marks.map(({ mark, name, icon: Icon }, place) => (
        <button
          key={mark}
          type="button"
          className="icon-button"
          {...labelled(name, markKeys[mark])}
          {...stop(place)}
          onClick={() => onMark(mark)}
        >
          <Icon className="icon" />
        </button>
      ))}
      <button
        type="button"
        className="icon-button"
        {...labelled("Picture")}
        {...stop(marks.length)}
        onClick={() => file.current?.click()}
      >
        <Image className="icon" />
      </button>
      <input
        ref={file}
        type="file"
        accept={pictureTypes.join(",")}
        multiple
        hidden
        aria-label="Pictures for the text"
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          currentTarget.value = ""; // so that the same file can be chosen again
          onPictures(files);
        }}
      />
    </div>
  );
}

const labelled = (name: string, key?: MarkKey) => ({
  "aria-label": name,
  title: key ? `${name} (${inWords(key)})` : name,
  "aria-keyshortcuts": key
    ? [commandKeyName(), ...(key.isShifted ? ["Shift"] : []), key.key.toUpperCase()].join("+")
    : undefined,
});

/**
 * A key pressed with the command key. With Shift, it's matched by its position on the keyboard, because Shift changes
 * the character.
 */
type MarkKey = { key: string; code: string; isShifted?: boolean };

const markKeys: Partial<Record<MarkdownMark, MarkKey>> = {
  bold: { key: "b", code: "KeyB" },
  italic: { key: "i", code: "KeyI" },
  link: { key: "k", code: "KeyK" },
  list: { key: "8", code: "Digit8", isShifted: true },
  quote: { key: "9", code: "Digit9", isShifted: true },
};

const inWords = ({ key, isShifted }: MarkKey) => `${keyName("Mod")} ${isShifted ? "Shift " : ""}${key.toUpperCase()}`;

/** Returns the mark that a key press asks for, or undefined. */
export function markOf(event: KeyboardEvent): MarkdownMark | undefined {
  const { shiftKey, altKey, key, code } = event;
  if (!isCommandKey(event) || altKey) return undefined;
  const isPressed = (known: MarkKey) =>
    shiftKey === Boolean(known.isShifted) && (known.isShifted ? known.code === code : known.key === key.toLowerCase());
  const [found] = Object.entries(markKeys).find(([, known]) => isPressed(known)) ?? [];
  return found as MarkdownMark | undefined; // the table has no other keys
}
