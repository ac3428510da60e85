import type { QueryClient } from "@tanstack/react-query";
import type { PostedForm } from "#contract/rendered-page.ts";

/** What every route can reach: the answers of our own server, the site's address, whether people can sign in with Google, and a form that was posted without script. */
export type RouterContext = {
  queryClient: QueryClient;
  siteUrl: string;
  hasProvider: boolean;
  posted?: PostedForm | undefined;
  /** In the browser: whether the page at a path is a document, which is loaded anew. */
  isDocument?: (path: string) => boolean;
  /** Where a document is rendered: for whom, as far as it tells readers apart, and its address where that isn't the one asked for. */
  document?: { reader: string; address?: string | undefined } | undefined;
};
