import { createServer } from "vite";
import { type AppParts, createApp } from "#server/app.ts";
import type { Renderer, ServerEntry } from "./renderer.ts";

/** The site in the one process with Vite in front of it: pages and styles change as their files do. */
export async function createDevelopmentApp(parts: Omit<AppParts, "renderer">) {
  const late: { renderer?: Renderer } = {};
  const renderer: Renderer = {
    cacheKeyOf: () => undefined,
    render: (request) => {
      if (!late.renderer) throw new Error("Vite is not ready yet");
      return late.renderer.render(request);
    },
  };
  const app = await createApp({ ...parts, renderer, isDevelopment: true });
  const vite = await createServer({
    server: { middlewareMode: true, hmr: { server: app.server }, ws: { server: app.server } },
  });
  const scripts = '<script type="module" src="/web/entry-client.tsx"></script>';
  late.renderer = {
    cacheKeyOf: () => undefined,
    render: async (request) => {
      const entry = (await vite.ssrLoadModule("/web/entry-server.tsx")) as ServerEntry; // what that file exports
      const page = await entry.render({ ...request, assets: () => scripts });
      return "html" in page ? { ...page, html: await vite.transformIndexHtml(request.url, page.html) } : page;
    },
  };
  app.addHook("onRequest", (request, reply, done) => {
    if (request.url.startsWith("/api/") || request.method !== "GET") return done();
    vite.middlewares(request.raw, reply.raw, done);
  });
  app.addHook("onClose", () => vite.close());
  return app;
}
