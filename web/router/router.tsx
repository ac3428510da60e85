import { QueryClientProvider } from "@tanstack/react-query";
import { createRouter, type ParsedLocation } from "@tanstack/react-router";
import type { PageKind } from "#web/documents/page-kind.ts";
import { NotFound } from "#web/shell/page/not-found.tsx";
import { RouteError } from "#web/shell/page/route-error.tsx";
import type { RouterContext } from "./router-context.ts";
import { routeTree } from "./routeTree.gen.ts";

/** The server's stand-ins for what a browser has by itself. */
type Surroundings = { isServer?: boolean; origin?: string };

export function makeRouter(context: RouterContext, surroundings: Surroundings = {}) {
  return createRouter({
    routeTree,
    context,
    defaultNotFoundComponent: NotFound,
    defaultErrorComponent: RouteError,
    caseSensitive: true,
    defaultPreload: "intent",
    defaultPreloadStaleTime: 0,
    scrollRestoration: !surroundings.isServer && onlyBetweenPages(),
    // biome-ignore lint/correctness/noComponentHookFactories: one router serves one page from first to last
    Wrap: ({ children }) => <QueryClientProvider client={context.queryClient}>{children}</QueryClientProvider>,
    ...surroundings,
  });
}

/** The browser places the page that it loads; moving it once more when its script has come would throw a reader back. */
function onlyBetweenPages() {
  let before: ParsedLocation | undefined;
  return ({ location }: { location: ParsedLocation }) => {
    const isBetweenPages = before !== undefined && pageOf(before) !== pageOf(location);
    before = location;
    return isBetweenPages;
  };
}

/** What an address shows, apart from the message that is open beside its list or over it: the list stays where it is. */
const pageOf = ({ pathname, search, hash }: ParsedLocation) =>
  JSON.stringify([pathname, { ...search, message: undefined }, hash]);

/** Those of its values that change what a page shows, or all of them. */
export type SearchValues = string[] | "any";

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof makeRouter>;
  }
  interface StaticDataRouteOption {
    /** Whether it is a document, and to whom; otherwise it belongs to the app. */
    page?: PageKind;
    /** A document that says something else to members, in more than its bar. */
    isForReader?: boolean;
    /** What stands around the page where it is not the public bar and footer. */
    frame?: "admin" | "locked" | "minimal";
    /** Shown at other addresses alone; its own is one without a page. */
    isStandIn?: boolean;
    /** Search options that change what the page shows; others are ignored. */
    search?: Record<string, SearchValues>;
    /** Sends visitors to sign in, and is where they come back to then, with its search options. */
    isReturnedTo?: boolean;
    /** Its parameters name something that every visitor may see, at one address alone: any other redirects or is not found. */
    isPublished?: boolean;
  }
}
