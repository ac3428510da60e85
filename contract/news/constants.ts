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

/** The most tags that the page of all news offers. */
export const mostTags = 12;

export const newsStatuses = ["draft", "published", "archived"] as const;

/** Longest Markdown of an article, in characters. */
export const maxContentLength = 100_000;
/** Longest HTML that an article's Markdown may produce, in characters: five times the longest Markdown. */
export const maxHtmlLength = 500_000;
/** Shown above an article whose HTML would be longer than that. */
export const plainTextNote = "This article is shown without formatting because its formatting is too long to display.";
