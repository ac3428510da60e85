import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";

const dayMs = 86_400_000;

/** Built files under /assets never change their content under one name; the few at the root may. */
export async function serveAssets(app: FastifyInstance, dist: string) {
  const client = join(dist, "client");
  const common = { index: false, dotfiles: "ignore", preCompressed: true } as const;
  await app.register(fastifyStatic, {
    ...common,
    root: join(client, "assets"),
    prefix: "/assets/",
    maxAge: 365 * dayMs,
    immutable: true,
  });
  await app.register(fastifyStatic, {
    ...common,
    root: client,
    prefix: "/",
    wildcard: false, // only the files that are there: everything else is a page
    globIgnore: ["assets/**", ".vite/**"],
    maxAge: dayMs,
    decorateReply: false,
  });
}
