/** The shortest text that is looked for. */
export const minSearchLength = 2;
export const maxSearchLength = 80;
/** How many of a kind are told at most. */
export const mostOfKind = 5;

export const foundKinds = ["player", "article", "member", "staff", "applicant", "event"] as const;
export type FoundKind = (typeof foundKinds)[number];
