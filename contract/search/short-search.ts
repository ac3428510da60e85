/** How many rows are looked through, first in the list's order, for a text that no index knows. */
export const mostLookedThrough = 1_000;

/** A trigram index finds any part of a text with this many letters or digits in a row. */
const indexed = /[\p{L}\p{N}]{3}/u;

/** Whether no index helps to find this text: all rows would have to be read. */
export const isShort = (search: string) => !indexed.test(search);
