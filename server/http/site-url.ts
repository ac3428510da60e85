import type { FastifyInstance } from "fastify";

/** Where the system chooses the port, as with PORT=0, the site's own address is known once it listens. */
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
