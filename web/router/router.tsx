import { QueryClientProvider } from "@tanstack/react-query";
import { createRouter, type ParsedLocation, useRouter } from "@tanstack/react-router";
import { hasDiscord } from "#contract/team/ways-to-reach.ts";
import type { Team } from "#contract/team.ts";
import type { PageKind } from "#web/documents/page-kind.ts";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import type { RouterContext } from "./router-context.ts";
import { routeTree } from "./routeTree.gen.ts";

/** The server's substitutes for what a browser provides. */
type Surroundings = { isServer?: boolean; origin?: string };

export function makeRouter(context: RouterContext, surroundings: Surroundings = {}) {
  return createRouter({
    routeTree,
    context,
    defaultErrorComponent: RouteError,
    caseSensitive: true,
    defaultPreload: "intent",
    defaultPreloadStaleTime: 0,
    scrollRestoration: !surroundings.isServer && onlyBetweenPages(),
    // biome-ignore lint/correctness/noComponentHookFactories: a router serves one page for its whole life
    Wrap: ({ children }) => <QueryClientProvider client={context.queryClient}>{children}</QueryClientProvider>,
    ...surroundings,
  });
}

/**
 * Restores the scroll position only on navigation. On the first load the browser does, and scrolling again after hydration would
 * move the reader.
 */
function onlyBetweenPages() {
  let before: ParsedLocation | undefined;
  return ({ location }: { location: ParsedLocation }) => {
    const isBetweenPages = before !== undefined && pageOf(before) !== pageOf(location);
    before = location;
    return isBetweenPages;
  };
}

/** Identifies what an address shows, without the message that's open beside or over its list, so that the list doesn't scroll. */
const pageOf = ({ pathname, search, hash }: ParsedLocation) =>
  JSON.stringify([pathname, { ...search, message: undefined }, hash]);

/** The values that change what a page shows, some of which are the team's, or "any". */
export type SearchValues = string[] | ((team: Team) => string[]) | "any";

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof makeRouter>;
  }
  interface StaticDataRouteOption {
    /** Whether the page is a document, and for whom. Without it, the page belongs to the app. */
    page?: PageKind;
    /** A document whose content, not just its bar, differs for members. */
    dependsOnSession?: boolean;
    /** The frame around the page, if it isn't the public bar and footer. */
    frame?: "admin" | "locked" | "minimal";
    /** Only shown in place of other pages. Its own address is a 404. */
    isStandIn?: boolean;
    /** Search options that change what the page shows. Others are ignored. */
    search?: Record<string, SearchValues>;
    /** The page sends visitors to sign in, who then return to it with its search options. */
    isReturnedTo?: boolean;
    /** The parameters name something public with a single address. Other addresses redirect or are not found. */
    isPublished?: boolean;
  }
}

/** Shown in the frame, in place of a page that crashed. */
function RouteError({ error, reset }: { error: unknown; reset: () => void }) {
  const router = useRouter();
  const isOnDiscord = hasDiscord(router.options.context.team);
  // A script that didn't load is a TypeError in every browser, and so are most bugs in a page.
  const reason = error instanceof TypeError && !/module/i.test(error.message) ? undefined : error;
  const retry = () => void router.invalidate().then(reset);
  return (
    <div className="page wrap page-head">
      <h1>This page didn’t open.</h1>
      <ErrorState
        title={`If it keeps happening, tell us${isOnDiscord ? " on Discord" : ""}.`}
        error={reason}
        onRetry={retry}
      />
    </div>
  );
}
