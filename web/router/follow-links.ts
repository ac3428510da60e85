import type { RegisteredRouter } from "@tanstack/react-router";
import { isPlainClick } from "#web/ui/actions/plain-click.ts";

const notFoundRoute = "/$";

/** Makes plain links to the app's pages navigate without a page load. Other links are left to the browser. */
export function followLinks(router: RegisteredRouter) {
  const isOurs = (path: string) => {
    const [, , found] = router.getMatchedRoutes(path);
    return found !== undefined && found.id !== notFoundRoute && router.options.context.isDocument?.(path) === false;
  };
  addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
    if (!link || event.defaultPrevented || !isPlainClick(event) || link.target || link.hasAttribute("download")) return;
    const { origin, pathname, search, hash } = link;
    const isOnThisPage = hash !== "" && pathname + search === location.pathname + location.search;
    if (origin !== location.origin || isOnThisPage || !isOurs(pathname)) return;
    event.preventDefault();
    void router.navigate({ href: pathname + search + hash });
  });
}
