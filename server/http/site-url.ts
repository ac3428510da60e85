import type { FastifyInstance } from "fastify";

/** Learns the site's own address once it listens, if the system chooses the port (PORT=0). */
export function keepSiteUrl(app: FastifyInstance, configured: string) {
  let siteUrl = configured;
  app.decorate("siteUrl", { getter: () => siteUrl });
  app.addHook("onListen", async () => {
    const url = new URL(configured);
    const listening = app.server.address();
    if (url.port !== "0" || listening === null || typeof listening === "string") return;
    url.port = String(listening.port);
    siteUrl = url.origin;
  });
}
