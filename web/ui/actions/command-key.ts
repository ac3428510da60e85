type Chord = Pick<KeyboardEvent, "ctrlKey" | "metaKey">;

export const isMac = () => /mac|iphone|ipad/i.test(navigator.userAgent);

/**
 * Whether a key was pressed with Command on a Mac, or with Ctrl elsewhere. On a Mac, Ctrl with a letter moves the caret and edits
 * the line in every text field.
 */
export const isCommandKey = ({ ctrlKey, metaKey }: Chord) => (isMac() ? metaKey && !ctrlKey : ctrlKey && !metaKey);

/** Returns a key's name on this person's keyboard. `Mod` is the command key. */
export const keyName = (key: string) => (key === "Mod" ? (isMac() ? "⌘" : "Ctrl") : key);

/** The command key's name in `aria-keyshortcuts`. */
export const commandKeyName = () => (isMac() ? "Meta" : "Control");
