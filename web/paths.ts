/** The id of the block in a page that holds the data it was rendered from. */
export const dehydratedId = "page-data";

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
