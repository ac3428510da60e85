import { cardSize, siteCardPath } from "#contract/art/art.ts";
import { team } from "#web/team.ts";

type PageHead = {
  /** Of the page; without one the page is the site itself. */
  title?: string;
  description: string;
  path: string;
  siteUrl: string;
  /** Path of the preview card's picture where it is not the site's. */
  image?: string;
  /** Of an article. */
  publishedAt?: string | null;
  /** Kept out of search engines. */
  isUnlisted?: boolean;
};

/** What a page's `head()` returns: its title, its one address, and how it looks when it is shared. */
export function pageHead(page: PageHead) {
  const { title, description, path, siteUrl, image = siteCardPath, publishedAt, isUnlisted } = page;
  const fullTitle = title ? `${title}. ${team.name}` : `${team.name}. ${team.tagline}`;
  const address = new URL(path, siteUrl).href;
  return {
    meta: [
      { title: fullTitle },
      { name: "description", content: description },
      { property: "og:type", content: publishedAt ? "article" : "website" },
      { property: "og:site_name", content: team.name },
      { property: "og:title", content: fullTitle },
      { property: "og:description", content: description },
      { property: "og:url", content: address },
      { property: "og:image", content: new URL(image, siteUrl).href },
      { property: "og:image:width", content: String(cardSize.width) },
      { property: "og:image:height", content: String(cardSize.height) },
      { name: "twitter:card", content: "summary_large_image" },
      ...(publishedAt ? [{ property: "article:published_time", content: publishedAt }] : []),
      ...(isUnlisted ? [{ name: "robots", content: "noindex" }] : []),
    ],
    links: [{ rel: "canonical", href: address }],
  };
}

/** The same for a page in place of another, which has no address of its own. */
export const unlistedHead = (title: string) => ({
  meta: [{ title: `${title}. ${team.name}` }, { name: "robots", content: "noindex" }],
});

/** The same where there is no page. */
export const nowhereHead = () => unlistedHead("Page not found");
