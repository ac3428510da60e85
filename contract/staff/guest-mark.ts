/** How a guest's mark begins. The mark follows their name in the dashboard. */
const mark = "(temporary";

export const guestMarkTexts = { refused: "Please enter a name without “(temporary)”, which marks guests." } as const;

/** Whether a name could be mistaken for that of a marked guest. */
export const hasGuestMark = (name: string) => spellingOf(name).replaceAll(" ", "").includes(mark);

/**
 * Reduces a name to its spelling, so that names match if they differ only in case, letter width or composition, spaces, or
 * invisible characters.
 */
export const spellingOf = (name: string) =>
  name
    .normalize("NFKC")
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, "")
    .toLowerCase()
    .replaceAll(/\s+/g, " ")
    .trim();
