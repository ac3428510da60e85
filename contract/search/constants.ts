/** The shortest text that Ctrl K looks for. */
export const minSearchLength = 2;
/** The longest text that any search takes. */
export const maxSearchLength = 80;
/** The most results of one kind. */
export const mostOfKind = 5;

export const foundKinds = ["player", "article", "member", "staff", "applicant", "message", "event"] as const;
export type FoundKind = (typeof foundKinds)[number];
