import "#web/ui/styles/fonts.css";
import "#web/ui/styles/tokens.css";
import "#web/ui/styles/globals.css";
import { prefetch } from "#web/api/queries.ts";
import { TeamProvider } from "#web/api/team-provider.tsx";
import { lockdown } from "#web/features/lockdown/lockdown.queries.ts";
import { iconLinks } from "#web/features/site-icon/icon-links.ts";
import { siteIcon } from "#web/features/site-icon/site-icon.queries.ts";
import { AssistantDock } from "#web/shell/assistant-dock.tsx";
import { Footer } from "#web/shell/footer.tsx";
import { Toaster } from "#web/ui/feedback/toaster.tsx";
import "#web/shell/shell.css";
import {
  createRootRouteWithContext,
  HeadContent,
  Outlet,
  useLocation,
  useMatches,
  useRouteContext,
} from "@tanstack/react-router";
import { Island } from "#web/documents/islands/island.tsx";
import { lookId } from "#web/router/element-ids.ts";
import type { RouterContext } from "#web/router/router-context.ts";
import { SignInAgain } from "#web/shell/account/sign-in-again.tsx";
import { Nav } from "#web/shell/bar/nav.tsx";
import { useNavigationFocus } from "#web/shell/page/use-navigation-focus.ts";
import { CurrentPath } from "#web/ui/actions/text-link.tsx";
import "#web/documents/documents.css";
import { sessionOf, useSession } from "#web/shell/account/use-session.ts";
import { LockedOverlay } from "#web/shell/locked/locked-overlay.tsx";

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ context: { isDocument }, location: to, preload }) => {
    if (preload || !isDocument?.(to.pathname)) return;
    location.reload(); // the address has already changed
    return new Promise<void>(() => {});
  },
  loader: ({ context: { queryClient } }) => prefetch(queryClient, [siteIcon(), lockdown()]),
  staleTime: Number.POSITIVE_INFINITY,
  head: ({
    match: {
      context: { queryClient, team },
    },
  }) => ({
    meta: [
      { charSet: "utf-8" },
      { name: "viewport", content: "width=device-width, initial-scale=1" },
      { name: "theme-color", content: team.brand.ground },
    ],
    links: [
      ...iconLinks(queryClient.getQueryData(siteIcon().queryKey)?.url, team),
      { rel: "alternate", href: "/news/feed.xml", type: "application/rss+xml", title: `${team.name} news` },
    ],
  }),
  component: Site,
});

function Site() {
  useNavigationFocus();
  const { document, hasProvider, look, team } = useRouteContext({ from: "__root__" });
  const frame = useMatches({
    select: (matches) =>
      matches.find(({ staticData, status }) => staticData.frame && status !== "notFound")?.staticData.frame,
  });
  return (
    <TeamProvider team={team}>
      <html
        lang="en-GB"
        data-reader={document?.reader}
        data-address={frame === "locked" ? undefined : document?.address}
        data-provider={hasProvider ? undefined : "off"}
        data-locked={frame === "locked" ? "" : undefined}
      >
        <head>
          <HeadContent />
          <style id={lookId}>{look}</style>
        </head>
        <body>
          <a className="skip" href="#main">
            Skip to content
          </a>
          {frame ? <Outlet /> : <PublicFrame />}
          <Island>
            <Toaster />
          </Island>
        </body>
      </html>
    </TeamProvider>
  );
}

function PublicFrame() {
  const { queryClient, document, team } = useRouteContext({ from: "__root__" });
  const session = useSession(sessionOf(queryClient));
  const path = useLocation({ select: ({ pathname }) => pathname });
  const here = useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr });
  const dependsOnSession = useMatches({
    select: (matches) =>
      matches.some(({ staticData }) => staticData.dependsOnSession || staticData.page?.kind === "gate"),
  });
  return (
    <CurrentPath value={here}>
      <Island>
        <Nav {...session} here={here} reloadsOnSessionChange={dependsOnSession && document !== undefined} />
      </Island>
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      {team.assistant.isOn && !path.startsWith("/admin") && (
        <Island>
          <AssistantDock />
        </Island>
      )}
      {!document && <SignInAgain />}
      <Island>
        <LockedOverlay />
      </Island>
    </CurrentPath>
  );
}
