/** How a guest's mark begins. The mark follows their name in the dashboard. */
const mark = "(temporary";

export const guestMarkTexts = { refused: "Please enter a name without “(temporary)”, which marks guests." } as const;

/** Whether a name could be mistaken for that of a marked guest. */
export const hasGuestMark = (name: string) => spellingOf(name).replaceAll(" ", "").includes(mark);

/**
 * Reduces a name to what it looks like, so that names match if they differ only in case, letter width or composition, spaces, or
 * invisible characters. The database’s function `name_key` does the same.
 */
export const spellingOf = (name: string) =>
  name
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, "")
    .replaceAll("ı", "i")
    .replaceAll("ς", "σ")
    .replaceAll("ß", "ss")
    .replaceAll(/\s+/g, " ")
    .trim();
