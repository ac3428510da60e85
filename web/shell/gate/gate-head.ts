import type { RouterContext } from "#web/router/router-context.ts";
import { pageHead } from "#web/shell/page/page-head.ts";

type GatePage = { title: string; description: string; path: string };
type Head = { match: { context: RouterContext } };

/** Returns the `head` of a page that not everybody may see, which search engines shouldn't index. */
export const gateHead =
  (page: GatePage) =>
  ({ match: { context } }: Head) =>
    pageHead({ ...page, siteUrl: context.siteUrl, isUnlisted: true });
