const documents = [
  "/",
  "/about",
  "/management",
  "/apply",
  "/sponsors",
  "/news",
  "/news/*",
  "/players",
  "/players/*",
  "/results",
  "/results/*",
  "/schedule",
  "/privacy",
  "/terms",
];

/** What browsers may prepare in advance: documents a visitor is about to open, and nothing personal. */
export const speculationRules = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { or: documents.map((path) => ({ href_matches: path })) },
          { not: { href_matches: "/news/feed.xml" } },
          { not: { selector_matches: "[data-section], [data-article], [data-wakes], [target]" } },
        ],
      },
      eagerness: "moderate",
    },
  ],
});
