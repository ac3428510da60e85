import { createRootRouteWithContext, HeadContent, Outlet, useMatches } from "@tanstack/react-router";
import "#web/design/fonts.css";
import "#web/design/tokens.css";
import "#web/design/ground.css";
import type { CSSProperties } from "react";
import { team } from "#team.config.ts";
import { Toaster } from "#web/design/toaster.tsx";
import { AssistantDock } from "#web/frame/assistant-dock.tsx";
import { Footer } from "#web/frame/footer.tsx";
import "#web/frame/frame.css";
import { markIcon } from "#web/frame/mark-icon.ts";
import { Nav } from "#web/frame/nav.tsx";
import { useArrival } from "#web/frame/use-arrival.ts";
import type { RouterContext } from "#web/router.tsx";

const { accent, accentPressed, ground, paper } = team.brand;
const brand = {
  "--color-amber": accent,
  "--color-amber-deep": accentPressed,
  "--color-ink": ground,
  "--color-bone": paper,
} as CSSProperties; // React's type knows no custom properties

export const Route = createRootRouteWithContext<RouterContext>()({
  head: () => ({
    meta: [
      { charSet: "utf-8" },
      { name: "viewport", content: "width=device-width, initial-scale=1" },
      { name: "theme-color", content: ground },
    ],
    links: [
      { rel: "icon", href: markIcon(), type: "image/svg+xml" },
      { rel: "alternate", href: "/news/feed.xml", type: "application/rss+xml", title: `${team.name} news` },
    ],
  }),
  component: Site,
});

function Site() {
  useArrival();
  const hasOwnFrame = useMatches({
    select: (matches) => matches.some(({ staticData }) => staticData.frame === "admin"),
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

const PublicFrame = () => (
  <>
    <Nav />
    <main id="main" tabIndex={-1}>
      <Outlet />
    </main>
    <Footer />
    <AssistantDock />
  </>
);
