/** Error messages by field name. */
export type Problems = Record<string, string | undefined>;

/** Selector of a form's first invalid field. In a group of options, it's the first option. */
export const wrongField = ":not(fieldset)[aria-invalid=true], fieldset[aria-invalid=true] input";
