import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createRouter } from "@tanstack/react-router";
import { NotFound } from "./frame/not-found.tsx";
import { PageFailed } from "./frame/page-failed.tsx";
import { routeTree } from "./routeTree.gen.ts";

/** The server's stand-ins for what a browser has by itself. */
type Surroundings = { isServer?: boolean; origin?: string };

/** A form that came without script and was refused: what was typed, and what is wrong with it. */
export type PostedForm = { form: string; values: Record<string, string>; fields: Record<string, string>; error?: string };

export type RouterContext = { queryClient: QueryClient; siteUrl: string; posted?: PostedForm | undefined };

export function makeRouter(context: RouterContext, surroundings: Surroundings = {}) {
  return createRouter({
    routeTree,
    context,
    defaultNotFoundComponent: NotFound,
    defaultErrorComponent: PageFailed,
    defaultPreload: "intent",
    defaultPreloadStaleTime: 0,
    scrollRestoration: !surroundings.isServer && onlyAfterArrival(),
    Wrap: ({ children }) => <QueryClientProvider client={context.queryClient}>{children}</QueryClientProvider>,
    ...surroundings,
  });
}

/** The browser places the page that it loads; moving it once more when its script has come would throw a reader back. */
function onlyAfterArrival() {
  let hasArrived = false;
  return () => {
    const isLater = hasArrived;
    hasArrived = true;
    return isLater;
  };
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof makeRouter>;
  }
  interface StaticDataRouteOption {
    /** Search options that change what the page shows; others are ignored. */
    search?: string[];
  }
}
