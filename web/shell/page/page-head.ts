import { cardSize, siteCardPath } from "#contract/art/cards.ts";
import type { RouterContext } from "#web/router/router-context.ts";

type PageHead = {
  /** The page's title. Without one, the site's. */
  title?: string;
  description: string;
  path: string;
  /** Path of the preview card's picture, if it isn't the site's. */
  image?: string;
  /** When the article was published. */
  publishedAt?: string | null;
  /** Keeps the page out of search engines. */
  isUnlisted?: boolean;
};

type Site = Pick<RouterContext, "team" | "siteUrl">;

/** Returns what a page's `head()` needs: its title, canonical address and preview card. */
export function pageHead(page: PageHead, { team, siteUrl }: Site) {
  const { title, description, path, image = siteCardPath(team), publishedAt, isUnlisted } = page;
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

/** Returns the head of a page shown in place of another, without an address of its own. */
export const unlistedHead = (title: string, { team }: Pick<Site, "team">) => ({
  meta: [{ title: `${title}. ${team.name}` }, { name: "robots", content: "noindex" }],
});

/** Returns the head of the 404 page. */
export const notFoundHead = (site: Pick<Site, "team">) => unlistedHead("Page not found", site);

type Loaded = {
  loaderData?: (PageHead & { jsonLd?: string }) | undefined;
  match: { context: Site; status: string };
};

/** Returns the head of a page whose loader says what's in it, with its data for search engines. */
export function loadedHead({ loaderData: page, match: { context, status } }: Loaded) {
  if (!page) return status === "notFound" ? notFoundHead(context) : { meta: [{ title: context.team.name }] };
  return {
    ...pageHead(page, context),
    scripts: page.jsonLd ? [{ type: "application/ld+json", children: page.jsonLd }] : [],
  };
}
