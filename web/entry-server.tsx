import type { QueryClient } from "@tanstack/react-query";
import { createRequestHandler, getSsrStatus, RouterServer } from "@tanstack/react-router/ssr/server";
import { renderToString } from "react-dom/server";
import { allLetters, lettersOf } from "#contract/art/letters.ts";
import { learnLetters } from "#contract/art/ramp.ts";
import {
  type PageScripts,
  type ReaderName,
  type RenderedPage,
  type RenderRequest,
  readers,
} from "#contract/rendered-page.ts";
import { paletteStyle } from "#contract/team/palette.ts";
import type { Team } from "#contract/team.ts";
import { createQueryClient } from "./api/query-client.ts";
import { RenderIsland } from "./documents/islands/island.tsx";
import { islandRenderer } from "./documents/islands/render-islands.tsx";
import { isDocumentFor } from "./documents/page-kind.ts";
import { asPreview } from "./documents/preview/as-preview.tsx";
import { me } from "./features/accounts/accounts.queries.ts";
import { lockdown } from "./features/lockdown/lockdown.queries.ts";
import { staffSession } from "./features/staff/staff.queries.ts";
import { dehydratedId, teamId } from "./router/element-ids.ts";
import { makeRouter, type SearchValues } from "./router/router.tsx";
import type { RouterContext } from "./router/router-context.ts";
import type { Session } from "./shell/account/use-session.ts";
import { sessionOf } from "./shell/account/use-session.ts";

type RenderOptions = RenderRequest & {
  /** Returns the head's tags for the scripts and styles of these routes. A document has a script of its own. */
  assets: (routeIds: string[], kind: PageScripts) => string;
};

/** Serialises a value as JSON that can't end its script element. */
const inScript = (value: unknown) =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );

const block = (id: string, json: string) => `<script type="application/json" id="${id}">${json}</script>`;
/** What pages draw besides the wordmark when the browser goes on to them. */
const drawnWords = "404LOCKEDWAIT";
learnLetters(allLetters);

/** Serialised once for each version of the team's facts. */
const teamBlocks = new WeakMap<Team, string>();
function teamBlockOf(team: Team): string {
  const kept = teamBlocks.get(team);
  if (kept) return kept;
  /** What the browser gets of facts that only documents show: see `TeamOfApp`. A locked site shouldn't reveal them. */
  const { minimumAge } = team.legal;
  const less = {
    legal: { minimumAge },
    hero: undefined,
    home: { ...team.home, leads: { social: team.home.leads.social }, labels: undefined },
    sponsors: team.sponsors.map(({ name }) => ({ name })),
    about: { leadership: team.about.leadership },
  };
  const letters = lettersOf(`${team.wordmark}${drawnWords}`);
  const made = block(teamId, inScript({ ...team, ...less, letters }));
  teamBlocks.set(team, made);
  return made;
}

/** Worked out once for each version of the team's facts. */
const looks = new WeakMap<Team, string>();
function lookOf(team: Team): string {
  const look = looks.get(team) ?? paletteStyle(team.brand) + viewTransition;
  looks.set(team, look);
  return look;
}

/**
 * Animates navigation between documents, if the browser supports it and the visitor hasn't asked for less motion. It's inlined in
 * the page, because a stylesheet could load too late.
 */
const viewTransition = "@media (prefers-reduced-motion: no-preference) { @view-transition { navigation: auto; } }";

/** Renders a complete page, including the data it was rendered from, so that the browser doesn't have to load it again. */
export async function render({
  team,
  url,
  siteUrl,
  hasProvider,
  visitor,
  send,
  posted,
  isElsewhere,
  preview,
  assets,
}: RenderOptions): Promise<RenderedPage> {
  const queryClient = createQueryClient(send);
  queryClient.setQueryData(me().queryKey, visitor.me);
  queryClient.setQueryData(staffSession().queryKey, visitor.staff);
  if (preview) queryClient.setQueryData(lockdown().queryKey, { isLocked: false });
  const isDocument = isDocumentFor(pageKindAt(url), sessionOf(queryClient));
  const scripts = preview ? "none" : isDocument ? "document" : "app";
  const address = isElsewhere ? url : undefined;
  const document = isDocument ? { reader: nameOf(sessionOf(queryClient)), address } : undefined;
  try {
    const handle = createRequestHandler({
      request: new Request(addressOn(siteUrl, url)),
      createRouter: () =>
        makeRouter(
          { queryClient, team, look: lookOf(team), siteUrl, hasProvider, posted, document },
          { isServer: true },
        ),
    });
    const response = await handle(async ({ router }) => {
      const status = getSsrStatus(router);
      const routeIds = router.state.matches.map((match) => match.routeId);
      if (status === 404 && !routeIds.includes(notFoundRoute)) return new Response(null, { status });
      const body = renderToString(
        <RenderIsland value={isDocument ? islandRenderer({ queryClient, team }) : undefined}>
          <RouterServer router={router} />
        </RenderIsland>,
      );
      const page = `<!doctype html>${body}`.replace("</head>", () => `${assets(routeIds, scripts)}</head>`);
      if (preview) return new Response(asPreview(page, preview, team), { status });
      const data = () => inScript({ siteUrl, hasProvider, posted, url: address, queries: answersOf(queryClient) });
      const teamBlock = teamBlockOf(team);
      const html = isDocument
        ? page.replace("</body>", () => `${teamBlock}</body>`)
        : page.replace("</body>", () => `${teamBlock}${block(dehydratedId, data())}</body>`);
      return new Response(html, { status: saidStatus(router.state.matches) ?? status });
    });
    const { status } = response;
    const location = response.headers.get("location");
    if (location) return { status, location };
    if (!response.body) return { isNowhere: true };
    return { status, html: await response.text(), hasAllData: hasAllData(queryClient), isDocument };
  } finally {
    queryClient.clear();
  }
}

const nameOf = ({ isMember, isAdmin }: Session) =>
  readers.find((name) => {
    const reader = readerNamed(name);
    return reader.isMember === isMember && reader.isAdmin === isAdmin;
  }) ?? "visitor";

const readerNamed = (name: ReaderName): Session => ({
  isMember: name.includes("member"),
  isAdmin: name.includes("staff"),
});

/** Returns the HTTP status that a page's loader asks for, such as 410 for a link that's been used. */
const saidStatus = (matches: { loaderData?: unknown }[]) =>
  matches
    .map(({ loaderData }) => loaderData)
    .filter((loaded) => loaded instanceof Object && "pageStatus" in loaded)
    .map(({ pageStatus }) => Number(pageStatus))[0];

/** Returns the queries' data without timestamps, so that the same content always renders the same bytes. */
const answersOf = (queryClient: QueryClient) =>
  queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === "success")
    .map(({ queryKey, state }) => [queryKey, state.data]);

const hasAllData = (queryClient: QueryClient) =>
  queryClient
    .getQueryCache()
    .getAll()
    .every(({ state }) => state.status !== "error"); // queries that need a sign-in aren't sent without one

/** Concatenates, because resolving `//host` against the origin would give another site's address. */
const addressOn = (siteUrl: string, url: string) => new URL(new URL(siteUrl).origin + url);

const notFoundRoute = "/$";
/** Only matches addresses. Nothing is rendered with it, so it needs no context. */
const matcher = makeRouter({} as RouterContext, { isServer: true });

const pageKindAt = (url: string) =>
  matcher.getMatchedRoutes(addressOn("http://localhost", url).pathname)[2]?.options.staticData?.page;

/**
 * Returns the key for caching a page for all readers of a kind: any page for visitors, but only documents for others. The key is
 * the path with its known search options, or a single one for all addresses without a page. Returns undefined if an unlimited
 * number of search options or spellings of the path could lead to the page.
 */
export function cacheKeyOf(url: string, reader: ReaderName = "visitor", team?: Team): string | undefined {
  const { pathname, searchParams } = addressOn("http://localhost", url);
  const [routes, , found] = matcher.getMatchedRoutes(pathname);
  if (!found || found.id === notFoundRoute || found.options.staticData?.isStandIn || pathname.includes("//"))
    return notFoundRoute;
  const { search = {}, isPublished, page } = found.options.staticData ?? {};
  const isShared = reader === "visitor" || isDocumentFor(page, readerNamed(reader));
  if (!isShared) return undefined;
  if (searchParams.size > 0 && routes.some(({ options }) => options.staticData?.isReturnedTo)) return undefined;
  const asked = Object.entries<SearchValues>(search).filter(([name]) => searchParams.has(name));
  if (asked.some(([, values]) => values === "any")) return undefined;
  const isCanonical = isPublished ? plainPath.test(pathname) : pathname === found.to;
  if (!isCanonical) return undefined;
  const shown = asked.flatMap(([name, values]) => {
    const value = searchParams.get(name) ?? "";
    const known = typeof values === "function" ? (team ? values(team) : []) : values;
    return known.includes(value) ? [`${name}=${encodeURIComponent(value)}`] : [];
  });
  return shown.length > 0 ? `${pathname}?${shown.join("&")}` : pathname;
}

/** How we write the addresses of published content, which are looked up. Tags may have any characters, encoded. */
const plainPath = /^(?:[a-z0-9/_.!~*'()-]|%[0-9A-F]{2})*$/;
