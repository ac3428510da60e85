import { createServer, type ViteDevServer } from "vite";
import { type AppParts, createApp } from "#server/app.ts";
import type { Renderer, ServerEntry } from "./renderer.ts";

/** The site in the one process with Vite in front of it: pages and styles change as their files do. */
export async function createDevelopmentApp(parts: Omit<AppParts, "renderer">) {
  const late: { renderer?: Renderer } = {};
  const renderer: Renderer = {
    cacheKeyOf: () => undefined,
    isPage: () => true,
    render: (request) => {
      if (!late.renderer) throw new Error("Vite is not ready yet");
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
      const entry = (await vite.ssrLoadModule("/web/entry-server.tsx")) as ServerEntry; // what that file exports
      return entry.render({ ...request, assets: () => assets });
    },
  };
  app.addHook("onRequest", (request, reply, done) => {
    if (request.url.startsWith("/api/") || request.method !== "GET") return done();
    vite.middlewares(request.raw, reply.raw, done);
  });
  app.addHook("onClose", () => vite.close());
  return app;
}

/** Vite's own scripts and ours. They stand last in the head: before the page's own tags they would trouble its hydration. */
async function headTagsOf(vite: ViteDevServer): Promise<string> {
  const page = await vite.transformIndexHtml("/", "<html><head></head><body></body></html>");
  const [, scripts = ""] = /<head>(.*)<\/head>/s.exec(page) ?? [];
  return `${scripts}<script type="module" src="/web/entry-client.tsx"></script>`;
}
