import type { QueryKey } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { hydrateRoot } from "react-dom/client";
import { lockedPath } from "#contract/lockdown/constants.ts";
import type { PostedForm } from "#contract/rendered-page.ts";
import { markHydrated } from "./api/queries.ts";
import { createQueryClient, invalidateAll } from "./api/query-client.ts";
import { onCaughtError, reportUncaughtErrors } from "./api/report-errors.ts";
import { lookInPage, teamInPage } from "./api/team.ts";
import { askBeforeLosingText } from "./browser-state/draft-store.ts";
import { isDocumentFor } from "./documents/page-kind.ts";
import { startBeacon } from "./features/analytics/beacon.ts";
import { lockdown } from "./features/lockdown/lockdown.queries.ts";
import { dehydratedId } from "./router/element-ids.ts";
import { followLinks } from "./router/follow-links.ts";
import { makeRouter } from "./router/router.tsx";
import { syncSession } from "./shell/account/session-sync.ts";
import { sessionOf } from "./shell/account/use-session.ts";
import { keepToastsWhenLeaving, showKeptToasts } from "./ui/feedback/keep-toasts.ts";
import { followBackButton } from "./ui/overlays/back-closes.ts";
import { drawInsteadOfDeadPictures } from "./ui/pictures/draw-instead.ts";

type PageData = {
  siteUrl: string;
  hasProvider: boolean;
  posted?: PostedForm;
  url?: string;
  queries: [QueryKey, unknown][];
};

reportUncaughtErrors();

const block = document.getElementById(dehydratedId)?.textContent;
const page: PageData = block ? JSON.parse(block) : { siteUrl: location.origin, hasProvider: true, queries: [] };

followBackButton();
const asked = location.href;
if (page.url) history.replaceState(null, "", page.url); // the page was shown in place of another address

const queryClient = createQueryClient();
for (const [queryKey, answer] of page.queries) queryClient.setQueryData(queryKey, answer);
syncSession(queryClient);
const { siteUrl, hasProvider, posted } = page;
const router = makeRouter({ queryClient, team: teamInPage(), look: lookInPage(), siteUrl, hasProvider, posted });
router.ssr = { manifest: undefined }; // the same tree as on the server, which has no Suspense boundary at its root
await router.load();
router.options.context.isDocument = (path) =>
  isDocumentFor(router.getMatchedRoutes(path)[2]?.options.staticData?.page, sessionOf(queryClient));
if (page.url === lockedPath) History.prototype.replaceState.call(history, history.state, "", asked); // without telling the router
hydrateRoot(document, <RouterProvider router={router} />, { onCaughtError });
markHydrated();
followLinks(router);
drawInsteadOfDeadPictures();
keepToastsWhenLeaving();
askBeforeLosingText();
showKeptToasts(() => invalidateAll(queryClient));
const signs = startBeacon(hidesPublicLayout);
router.subscribe("onRendered", ({ fromLocation, toLocation }) => {
  if (fromLocation && fromLocation.pathname !== toLocation.pathname) signs.arrive();
});

/** Whether the page is staff's own or covered by the LOCKED screen. */
function hidesPublicLayout() {
  const isLocked = queryClient.getQueryData(lockdown().queryKey)?.isLocked === true;
  return isLocked || router.state.matches.some(({ staticData }) => staticData.frame);
}
