export const newsCategories = [
  "announcement",
  "match-recap",
  "roster-update",
  "upcoming",
  "tournament",
  "team-update",
  "general",
] as const;
export type NewsCategory = (typeof newsCategories)[number];

export const newsStatuses = ["draft", "published", "archived"] as const;

/** Of the Markdown that an article is written in. */
export const maxContentLength = 100_000;
/** The longest HTML that an article's text may become: five times the longest text. */
export const maxHtmlLength = 500_000;
/** Stands above a text whose formatting would become longer. */
export const plainTextNote = "This article is shown without formatting because its formatting is too long to display.";
