import type { RouterContext } from "#web/router/router-context.ts";
import { pageHead } from "#web/shell/page/page-head.ts";

type GatePage = { title: string; description: string; path: string };
type Head = { match: { context: RouterContext } };

/** The `head` of a page that only opens to some: it stays out of search engines. */
export const gateHead =
  (page: GatePage) =>
  ({ match: { context } }: Head) =>
    pageHead({ ...page, siteUrl: context.siteUrl, isUnlisted: true });
