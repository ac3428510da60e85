import type { QueryClient } from "@tanstack/react-query";
import type { PostedForm } from "#contract/rendered-page.ts";
import type { Team } from "#contract/team.ts";

/**
 * Available to every route: our server's data, the team's facts and look, the site's address, whether people can sign in with Google, and a
 * form that was sent without JavaScript.
 */
export type RouterContext = {
  queryClient: QueryClient;
  team: Team;
  /** Styles that only depend on the team. */
  look: string;
  siteUrl: string;
  hasProvider: boolean;
  posted?: PostedForm | undefined;
  /** In the browser: whether the page at a path is a document, which needs a page load. */
  isDocument?: (path: string) => boolean;
  /** When rendering a document: its kind of reader, and its address if that isn't the requested one. */
  document?: { reader: string; address?: string | undefined } | undefined;
};
