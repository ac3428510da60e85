const documents = ["/", "/about", "/management", "/apply", "/news", "/news/*", "/privacy", "/terms"];

/** What browsers may prepare before it's asked for: documents that a visitor is about to open, and nothing that is someone's own. */
export const speculationRules = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { or: documents.map((path) => ({ href_matches: path })) },
          { not: { href_matches: "/news/feed.xml" } },
          { not: { selector_matches: "[data-section], [data-story], [data-wakes], [target]" } },
        ],
      },
      eagerness: "moderate",
    },
  ],
});
