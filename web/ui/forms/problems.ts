/** What is wrong, by the name of the field. */
export type Problems = Record<string, string | undefined>;

/** Finds the first wrong field of a form; in a group of options, its first one. */
export const wrongField = ":not(fieldset)[aria-invalid=true], fieldset[aria-invalid=true] input";
