/** The id of the element that holds the data a page was rendered from. */
export const dehydratedId = "page-data";
/** The id of the element that holds the team's facts. */
export const teamId = "team-facts";
/** The id of the style element that holds the team's colours. */
export const lookId = "look";

/** Sections of the home page that links point to. */
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
