/** Shortest text that Ctrl K searches for, in characters. */
export const minSearchLength = 2;
/** Longest text that any search accepts, in characters. */
export const maxSearchLength = 80;
/** The most results of each kind. */
export const mostOfKind = 5;

export const foundKinds = ["player", "result", "article", "member", "staff", "applicant", "message", "event"] as const;
export type FoundKind = (typeof foundKinds)[number];
