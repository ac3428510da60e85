import { dehydrate, type QueryClient } from "@tanstack/react-query";
import { createRequestHandler, getSsrStatus, RouterServer } from "@tanstack/react-router/ssr/server";
import { renderToString } from "react-dom/server";
import type { Send } from "#contract/client.ts";
import { createQueryClient } from "./api.ts";
import { me } from "./features/accounts/accounts.queries.ts";
import { staffCheck } from "./features/staff/staff.queries.ts";
import { dehydratedId } from "./paths.ts";
import { makeRouter, type PostedForm } from "./router.tsx";

export type Page = { status: number; location: string } | { status: number; html: string; isWhole: boolean };
export type RenderOptions = {
  /** Path and query of the page. */
  url: string;
  /** The site's own origin, for canonical addresses and cards. */
  siteUrl: string;
  /** How the page's queries reach our own API. */
  send: Send;
  /** A form that came without script and was refused. */
  posted?: PostedForm | undefined;
  /** The head's tags for the scripts and styles of these routes. */
  assets: (routeIds: string[]) => string;
};

/** A value as JSON that cannot end the script element it stands in. */
const inScript = (value: unknown) =>
  JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`);

/** Renders a page whole, with the data it was rendered from, so that the browser need not ask again. */
export async function render({ url, siteUrl, send, posted, assets }: RenderOptions): Promise<Page> {
  const queryClient = createQueryClient(send);
  queryClient.setQueryData(me().queryKey, null);
  queryClient.setQueryData(staffCheck().queryKey, { isAdmin: false });
  try {
    const handle = createRequestHandler({
      request: new Request(addressOn(siteUrl, url)),
      createRouter: () => makeRouter({ queryClient, siteUrl, posted }, { isServer: true }),
    });
    const response = await handle(async ({ router }) => {
      const body = renderToString(<RouterServer router={router} />);
      const data = inScript({ siteUrl, posted, queries: dehydrate(queryClient) });
      const routeIds = router.state.matches.map((match) => match.routeId);
      const html = `<!doctype html>${body}`
        .replace("</head>", () => `${assets(routeIds)}</head>`)
        .replace("</body>", () => `<script type="application/json" id="${dehydratedId}">${data}</script></body>`);
      return new Response(html, { status: getSsrStatus(router) });
    });
    const location = response.headers.get("location");
    if (location) return { status: response.status, location };
    return { status: response.status, html: await response.text(), isWhole: hasAllData(queryClient) };
  } finally {
    queryClient.clear();
  }
}

const hasAllData = (queryClient: QueryClient) =>
  queryClient.getQueryCache().getAll().every(({ state }) => state.status === "success");

/** By concatenation: resolved against the origin, `//host` would be somebody else's address. */
const addressOn = (siteUrl: string, url: string) => new URL(new URL(siteUrl).origin + url);

const nowhere = "/$";
const matcher = makeRouter({ queryClient: createQueryClient(), siteUrl: "http://localhost" }, { isServer: true });

/**
 * The name under which a visitor's page may be kept: its path, or one for all addresses where nothing is. Undefined for an
 * address whose search options or parameters could show something else.
 */
export function cacheKeyOf(url: string): string | undefined {
  const { pathname, searchParams } = addressOn("http://localhost", url);
  const [, , found] = matcher.getMatchedRoutes(pathname);
  if (!found || found.id === nowhere) return nowhere;
  if (found.options.staticData?.search?.some((name: string) => searchParams.has(name))) return undefined;
  return pathname === found.fullPath ? pathname : undefined; // another spelling of it is answered with a redirect
}
