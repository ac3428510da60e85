import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type Logger, pino } from "pino";
import { createApi, type Send } from "#contract/client.ts";
import type { Team } from "#contract/team.ts";
import { type AppParts, createApp, type SiteApp } from "#server/app.ts";
import type { OpenDatabase } from "#server/database/database.ts";
import { readSettings } from "#server/env.ts";
import { serveAssets } from "#server/http/pages/assets.ts";
import { builtRenderer, type Renderer } from "#server/http/pages/renderer.ts";
import { team as configuredTeam } from "#team.config.ts";
import { newAddress } from "./addresses.ts";
import { openTestDatabase } from "./test-database.ts";

const dist = join(resolve(import.meta.dirname, "../../.."), "dist");
export const siteUrl = "http://site.test";

export type Parts = {
  database?: OpenDatabase;
  log?: Logger;
  limits?: AppParts["limits"];
  servesAssets?: boolean;
  secret?: string;
  team?: Team;
};
/** Wraps the renderer, for instance to count pages. */
type Around = { aroundRenderer?: (built: Renderer) => Renderer };

/** Builds the whole site, without a socket, on a new database or the given one. `settings` are as in the environment. */
export async function createTestSite(
  settings: Record<string, string> = {},
  {
    database: given,
    log = pino({ level: "silent" }),
    limits,
    servesAssets = false,
    secret = "a secret for tests only, of more than 32 bytes",
    team = configuredTeam,
    aroundRenderer = (built) => built,
  }: Parts & Around = {},
) {
  const database = given ?? (await openTestDatabase());
  const dataDir = await mkdtemp(join(tmpdir(), "site-"));
  const read = readSettings({ DATA_DIR: dataDir, ...settings });
  const app = await createApp({
    settings: read,
    database,
    log,
    siteUrl: read.PUBLIC_URL ?? siteUrl,
    secret,
    team,
    renderer: aroundRenderer(await builtRenderer(dist)),
    ...(limits && { limits }),
  });
  if (servesAssets) await serveAssets(app, dist);
  await app.ready();
  return {
    app,
    db: database.db,
    database,
    /** The client that browsers use, as visitors without an account: another one at each call. */
    api: createApi((path, init) => callDirectly(app)(path, init)),
    close: async () => {
      await app.close();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export type TestSite = Awaited<ReturnType<typeof createTestSite>>;

/** Returns how one person's client reaches the site without a socket. `own` headers are sent with each call. */
export function callDirectly(app: SiteApp, own: Record<string, string> = {}): Send {
  const remoteAddress = newAddress();
  return async (path, { method = "GET", body, headers }) => {
    const response = await app.inject({
      method: method as "GET", // fetch's own type is any string
      url: path,
      remoteAddress,
      headers: { ...Object.fromEntries(new Headers(headers)), ...own },
      ...(typeof body === "string" && { payload: body }),
    });
    const { statusCode: status, statusMessage: statusText, body: text } = response;
    const told = {
      link: String(response.headers.link ?? ""),
      "x-total-count": String(response.headers["x-total-count"] ?? ""),
    };
    return new Response(text || null, { status, statusText, headers: told });
  };
}

/** Returns how a client reaches a site in another process. Like a browser, it sends a call again that was refused as overload. */
export const callOverHttp = (origin: string, own: Record<string, string> = {}): Send => {
  const send: Send = async (path, init) => {
    const headers = { ...Object.fromEntries(new Headers(init.headers)), ...own };
    const response = await fetch(origin + path, { ...init, headers });
    if (response.status !== 503 || !(await response.clone().text()).includes('"overloaded"')) return response;
    await pause(1_000 * Number(response.headers.get("retry-after")));
    return send(path, init);
  };
  return send;
};
