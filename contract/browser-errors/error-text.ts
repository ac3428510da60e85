/** Text that browsers quote when they can't parse it, such as JSON. */
const quoted = /"[^"]*"/g;
/**
 * Matches a whole run of letters at a time, with the rest of an email address if it is one, so that each letter is read only
 * once.
 */
const emailOrNone = /[^\s"'<>@/()]+(@[^\s"'<>@/():]+)?/g;
const queryOrHash = /[?#][^\s:)"']*/g;
/** Ids and link codes. Names of our own scripts are kept, because they show where the error is. */
const longWord = /[\w-]{20,}(?=(\.js)?)/g;

/** Removes anything personal from an error's message or stack: quoted text, email addresses, queries, ids and codes. */
export const withoutPersonalText = (text: string) =>
  text
    .replace(quoted, '"..."')
    .replace(queryOrHash, "")
    .replace(emailOrNone, (whole, host) => (host === undefined ? whole : "..."))
    .replace(longWord, (whole, script) => (script === undefined ? "..." : whole));
