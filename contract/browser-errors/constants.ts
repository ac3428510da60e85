/** Longest message and longest stack of an error that a browser reports, in characters. */
export const maxMessageLength = 500;
export const maxStackLength = 4000;
