/** Writes data for search engines as JSON that can't end its script element. */
export const jsonLdText = (facts: object): string => JSON.stringify(facts).replaceAll("<", "\\u003c");
