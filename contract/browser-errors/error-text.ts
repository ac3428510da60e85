/** What browsers quote of a text that they could not read, such as JSON. */
const quoted = /"[^"]*"/g;
/** A whole run of letters at a time, with what makes it a mail address: each letter is looked at once, however long the run is. */
const emailOrNone = /[^\s"'<>@/()]+(@[^\s"'<>@/():]+)?/g;
const queryOrHash = /[?#][^\s:)"']*/g;
/** Ids and the codes of links, but for the names of our own scripts, which tell where the code is. */
const longWord = /[\w-]{20,}(?=(\.js)?)/g;

/** An error's message or stack without what it may hold of a person: quoted text, mail addresses, queries, ids and codes. */
export const withoutPersonalText = (text: string) =>
  text
    .replace(quoted, '"..."')
    .replace(queryOrHash, "")
    .replace(emailOrNone, (whole, host) => (host === undefined ? whole : "..."))
    .replace(longWord, (whole, script) => (script === undefined ? "..." : whole));
