/** Limits in characters for the message and stack of an error reported by a browser. */
export const maxMessageLength = 500;
export const maxStackLength = 4000;
