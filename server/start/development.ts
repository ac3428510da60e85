import { createServer, type ViteDevServer } from "vite";
import type { PageScripts } from "#contract/rendered-page.ts";
import { type AppParts, createApp } from "#server/app.ts";
import type { Renderer, ServerEntry } from "#server/http/pages/renderer.ts";

/** Builds the site in one process with Vite in front of it, so that pages and styles change as their files do. */
export async function createDevelopmentApp(parts: Omit<AppParts, "renderer">) {
  const late: { renderer?: Renderer } = {};
  const renderer: Renderer = {
    cacheKeyOf: () => undefined,
    isPage: () => true,
    render: (request) => {
      if (!late.renderer) throw new Error("Vite isn't ready yet");
      return late.renderer.render(request);
    },
  };
  const app = await createApp({ ...parts, renderer, isDevelopment: true });
  const vite = await createServer({
    server: { middlewareMode: true, hmr: { server: app.server }, ws: { server: app.server } },
  });
  const assets = await headTagsOf(vite);
  late.renderer = {
    ...renderer,
    render: async (request) => {
      const entry = (await vite.ssrLoadModule("/web/entry-server.tsx")) as ServerEntry; // the exports of that file
      return entry.render({ ...request, assets });
    },
  };
  app.addHook("onRequest", (request, reply, done) => {
    if (request.url.startsWith("/api/") || request.method !== "GET") return done();
    vite.middlewares(request.raw, reply.raw, done);
  });
  app.addHook("onClose", () => vite.close());
  return app;
}

/**
 * Returns the tags of Vite's scripts and ours. They come last in the head: before the page's own tags they would break hydration.
 */
async function headTagsOf(vite: ViteDevServer) {
  const page = await vite.transformIndexHtml("/", "<html><head></head><body></body></html>");
  const [, scripts = ""] = /<head>(.*)<\/head>/s.exec(page) ?? [];
  const script = (source: string) => `<script type="module" src="${source}"></script>`;
  return (routeIds: string[], kind: PageScripts) => {
    if (kind === "none") return stylesheetsOf(vite);
    return kind === "app"
      ? script("/web/shell/page/early-presses.ts") + scripts + script("/web/entry-client.tsx")
      : [
          scripts,
          ...routeIds
            .filter((id) => id !== "/$")
            .flatMap(stylesOf)
            .map(script),
          script("/web/documents/entry-document.ts"),
        ].join("");
  };
}

/** Returns links to the stylesheets of everything that was rendered so far, for a page without scripts. */
const stylesheetsOf = ({ environments }: ViteDevServer) =>
  [...environments.ssr.moduleGraph.urlToModuleMap.keys()]
    .filter((url) => url.endsWith(".css"))
    .map((url) => `<link rel="stylesheet" href="${url}">`)
    .join("");

/**
 * Returns the scripts that bring a page's styles. Vite serves styles through the scripts that import them, so a document loads
 * its components' scripts, which do nothing else.
 */
const stylesOf = (routeId: string): string[] =>
  routeId === "__root__" ? ["/web/pages/__root.tsx"] : [`/web/pages/${fileOf(routeId)}.tsx?tsr-split=component`];

/** Returns the file of a route: `news.index` for `/news/`, `news.$id.$slug` for `/news/$id/$slug`. */
const fileOf = (routeId: string) =>
  routeId
    .slice(1)
    .replace(/^$|\/$/, (end) => (end ? "/index" : "index"))
    .replaceAll("/", ".");
