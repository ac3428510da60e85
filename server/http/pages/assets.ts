import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join, sep } from "node:path";
import type { FastifyInstance } from "fastify";
import { type Answer, sendAnswer } from "#server/cache/answer-cache.ts";
import { notFound } from "#server/errors.ts";

const contentTypes: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

/** In seconds. Built files under /assets never change their content under one name; the few at the root may. */
const forAYear = "public, max-age=31536000, immutable";
const forADay = "public, max-age=86400";

/**
 * The built files, kept in memory as they were compressed by the build: they are two megabytes, and reading them anew for each
 * request would cost a file descriptor each. Everything else is a page.
 */
export async function serveAssets(app: FastifyInstance, dist: string) {
  const client = join(dist, "client");
  const names = readdirSync(client, { recursive: true, encoding: "utf8" }).filter(
    (name) => extname(name) in contentTypes,
  );
  const files = new Map(names.map((name) => [`/${name.split(sep).join("/")}`, answerOf(join(client, name))]));
  const atRoot = [...files.keys()].filter((path) => !path.startsWith("/assets/"));
  for (const path of ["/assets/*", ...atRoot])
    app.get(path, { schema: { hide: true } }, async (request, reply) => {
      const [name = ""] = request.url.split("?");
      const file = files.get(name);
      if (!file) throw notFound();
      return sendAnswer(request, reply, file);
    });
}

function answerOf(path: string): Answer {
  const raw = readFileSync(path);
  const [br, gzip] = [`${path}.br`, `${path}.gz`].map((file) => (existsSync(file) ? readFileSync(file) : undefined));
  const hash = createHash("sha256").update(raw).digest("base64url").slice(0, 27);
  const isNamedByContent = path.includes(`${sep}assets${sep}`);
  const headers = {
    "content-type": contentTypes[extname(path)] ?? "",
    "cache-control": isNamedByContent ? forAYear : forADay,
    vary: "accept-encoding",
  };
  return { status: 200, headers, etag: `"${hash}"`, bytes: { raw, br, gzip } };
}
