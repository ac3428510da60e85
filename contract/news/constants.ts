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

/** Longest Markdown of an article, in characters. */
export const maxContentLength = 100_000;
/** Longest HTML that an article's text may become: five times the longest text. */
export const maxHtmlLength = 500_000;
/** Shown above a text whose formatted version would be too long. */
export const plainTextNote = "This article is shown without formatting because its formatting is too long to display.";
