/** The sections of the home page below its first view, in their usual order. A page links to one by its id: /#team. */
export const homeSections = [
  "team",
  "achievements",
  "videos",
  "subscription",
  "merchandise",
  "social",
  "news",
  "sponsors",
  "contact",
] as const;
export type HomeSection = (typeof homeSections)[number];
