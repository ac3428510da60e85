import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { etagOf } from "#server/cache/etag.ts";
import { noteForAll } from "#server/cache/public-responses.ts";
import type { CachedResponse } from "#server/cache/response-cache.ts";
import { sendCached } from "#server/cache/send-cached.ts";
import { notFound } from "#server/errors.ts";

/** The types that the build makes, and those a team may put into `public/`. */
const contentTypes: Record<string, string> = {
  ".avif": "image/avif",
  ".css": "text/css; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".pdf": "application/pdf",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};
/** Compressed forms are next to their files, and the build's own notes begin with a dot. */
const notServed = /\.(br|gz)$|(^|[\\/])\./;

/** Files under /assets never change under one name; those at the root may. */
const forAYear = "public, max-age=31536000, immutable";
const forADay = "public, max-age=86400";

/**
 * Serves the built files from memory, as the build compressed them. They take two megabytes, and reading one per request would
 * take a file descriptor each time. Every other address is a page.
 */
export async function serveAssets(app: FastifyInstance, dist: string) {
  const client = join(dist, "client");
  const entries = readdirSync(client, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const names = entries.map(({ parentPath, name }) => relative(client, join(parentPath, name)));
  const files = new Map(
    names
      .filter((name) => !notServed.test(name))
      .map((name) => [`/${name.split(sep).join("/")}`, responseOf(join(client, name))]),
  );
  const atRoot = [...files.keys()].filter((path) => !path.startsWith("/assets/"));
  const send = async (request: FastifyRequest, reply: FastifyReply) => {
    const [name = ""] = request.url.split("?");
    const file = files.get(name);
    if (!file) throw notFound();
    noteForAll(request, () => file);
    return sendCached(request, reply, file);
  };
  const schema = { hide: true };
  app.get("/assets/*", { schema, config: { isOpenWhenLocked: true, isAlwaysServed: true } }, send);
  for (const path of atRoot) app.get(path, { schema }, send);
}

function responseOf(path: string): CachedResponse {
  const raw = readFileSync(path);
  const [br, gzip] = [`${path}.br`, `${path}.gz`].map((file) => (existsSync(file) ? readFileSync(file) : undefined));
  const isNamedByContent = path.includes(`${sep}assets${sep}`);
  const headers = {
    "content-type": contentTypes[extname(path)] ?? "application/octet-stream",
    "cache-control": isNamedByContent ? forAYear : forADay,
    vary: "accept-encoding",
  };
  return { status: 200, headers, etag: etagOf(raw), bytes: { raw, br, gzip } };
}
