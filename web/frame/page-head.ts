import { team } from "#team.config.ts";

type PageHead = {
  /** Of the page; without one the page is the site itself. */
  title?: string;
  description: string;
  path: string;
  siteUrl: string;
  /** Path of the preview card's picture. */
  image?: string;
  /** Kept out of search engines. */
  isUnlisted?: boolean;
};

/** What a page's `head()` returns: its title, its one address, and how it looks when it is shared. */
export function pageHead({ title, description, path, siteUrl, image, isUnlisted }: PageHead) {
  const fullTitle = title ? `${title}. ${team.name}` : `${team.name}. ${team.tagline}`;
  const address = new URL(path, siteUrl).href;
  return {
    meta: [
      { title: fullTitle },
      { name: "description", content: description },
      { property: "og:type", content: "website" },
      { property: "og:site_name", content: team.name },
      { property: "og:title", content: fullTitle },
      { property: "og:description", content: description },
      { property: "og:url", content: address },
      { name: "twitter:card", content: image ? "summary_large_image" : "summary" },
      ...(image ? [{ property: "og:image", content: new URL(image, siteUrl).href }] : []),
      ...(isUnlisted ? [{ name: "robots", content: "noindex" }] : []),
    ],
    links: [{ rel: "canonical", href: address }],
  };
}
