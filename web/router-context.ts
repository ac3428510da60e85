import type { QueryClient } from "@tanstack/react-query";
import type { PostedForm } from "#contract/page.ts";

/** What every route can reach: the answers of our own server, the site's address, and a form that was posted without script. */
export type RouterContext = { queryClient: QueryClient; siteUrl: string; posted?: PostedForm | undefined };
