/** How a guest's mark begins, which stands behind their name wherever staff are named. */
const mark = "(temporary";

export const guestMarkTexts = { refused: "Please enter a name without “(temporary)”, which marks guests." } as const;

/** A guest or an account by such a name would be taken for a marked guest. */
export const hasGuestMark = (name: string) => spellingOf(name).replaceAll(" ", "").includes(mark);

/** The same for names that differ only in case, in the width or composition of letters, in spaces, or in what isn't seen. */
export const spellingOf = (name: string) =>
  name
    .normalize("NFKC")
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, "")
    .toLowerCase()
    .replaceAll(/\s+/g, " ")
    .trim();
