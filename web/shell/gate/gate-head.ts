import type { Team } from "#contract/team.ts";
import type { RouterContext } from "#web/router/router-context.ts";
import { pageHead } from "#web/shell/page/page-head.ts";

type GatePage = { title: string; description: string; path: string };
type Head = { match: { context: RouterContext } };

/**
 * Returns the `head` of a page that not everybody may see, which search engines shouldn't index. A page that names the team gives
 * a function.
 */
export const gateHead =
  (page: GatePage | ((team: Team) => GatePage)) =>
  ({ match: { context } }: Head) =>
    pageHead({ ...(typeof page === "function" ? page(context.team) : page), isUnlisted: true }, context);
