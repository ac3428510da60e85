/** The id of the block in a page that holds the data it was rendered from. */
export const dehydratedId = "page-data";
/** The id of the block that holds the facts of the team. */
export const teamId = "team-facts";

/** Sections of the home page that links point at. */
export const sectionIds = [
  "home",
  "team",
  "achievements",
  "videos",
  "subscription",
  "merchandise",
  "social",
  "news",
  "contact",
] as const;
export type SectionId = (typeof sectionIds)[number];
