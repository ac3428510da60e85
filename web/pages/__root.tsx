import { createRootRouteWithContext, HeadContent, Outlet, useMatches } from "@tanstack/react-router";
import "#web/design/fonts.css";
import "#web/design/tokens.css";
import "#web/design/ground.css";
import { type CSSProperties, lazy, Suspense } from "react";
import { prefetch } from "#web/api.ts";
import { Toaster } from "#web/design/toaster.tsx";
import { lockdown } from "#web/features/lockdown/lockdown.queries.ts";
import { useClosed } from "#web/features/lockdown/use-closed.ts";
import { iconLinks } from "#web/features/site-icon/icon-links.ts";
import { siteIcon } from "#web/features/site-icon/site-icon.queries.ts";
import { AssistantDock } from "#web/frame/assistant-dock.tsx";
import { Footer } from "#web/frame/footer.tsx";
import { team } from "#web/team.ts";
import "#web/frame/frame.css";
import { Nav } from "#web/frame/nav.tsx";
import { SignInAgain } from "#web/frame/sign-in-again.tsx";
import { useArrival } from "#web/frame/use-arrival.ts";
import type { RouterContext } from "#web/router-context.ts";

const { accent, accentPressed, ground, paper } = team.brand;
const brand = {
  "--color-amber": accent,
  "--color-amber-deep": accentPressed,
  "--color-ink": ground,
  "--color-bone": paper,
} as CSSProperties; // React's type knows no custom properties

export const Route = createRootRouteWithContext<RouterContext>()({
  loader: ({ context: { queryClient } }) => prefetch(queryClient, [siteIcon(), lockdown()]),
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ match: { context } }) => ({
    meta: [
      { charSet: "utf-8" },
      { name: "viewport", content: "width=device-width, initial-scale=1" },
      { name: "theme-color", content: ground },
    ],
    links: [
      ...iconLinks(context.queryClient.getQueryData(siteIcon().queryKey)?.url),
      { rel: "alternate", href: "/news/feed.xml", type: "application/rss+xml", title: `${team.name} news` },
    ],
  }),
  component: Site,
});

function Site() {
  useArrival();
  const hasOwnFrame = useMatches({
    select: (matches) => matches.some(({ staticData, status }) => staticData.frame && status !== "notFound"),
  });
  return (
    <html lang="en-GB" style={brand}>
      <head>
        <HeadContent />
      </head>
      <body>
        <a className="skip" href="#main">
          Skip to content
        </a>
        {hasOwnFrame ? <Outlet /> : <PublicFrame />}
        <Toaster />
      </body>
    </html>
  );
}

/** The server closes every page; only what is typed in this one is lost by that. */
const loadLocked = () => {
  location.reload();
  return new Promise<never>(() => {});
};
const LockedLayer = lazy(() => import("#web/frame/locked-layer.tsx").catch(loadLocked));

function PublicFrame() {
  const isClosed = useClosed();
  return (
    <>
      <Nav />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <AssistantDock />
      <SignInAgain />
      {isClosed && (
        <Suspense>
          <LockedLayer />
        </Suspense>
      )}
    </>
  );
}
