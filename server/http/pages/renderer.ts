import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { ReaderName, RenderedPage, RenderRequest } from "#contract/rendered-page.ts";
import { StartError } from "#server/platform/process/start-error.ts";
import { headTags, type Manifest } from "./head-tags.ts";

/** What web's built server entry gives. */
export type ServerEntry = {
  render: (
    request: RenderRequest & { assets: (routeIds: string[], kind: "app" | "document") => string },
  ) => Promise<RenderedPage>;
  cacheKeyOf: (url: string, reader?: ReaderName) => string | undefined;
};

export type Renderer = {
  render: (request: RenderRequest) => Promise<RenderedPage>;
  /** The name under which a page may be kept for all readers of a kind, the same for all addresses that show the same; undefined: never. */
  cacheKeyOf: (url: string, reader?: ReaderName) => string | undefined;
  /** Whether a path is that of a page, as it is spelled there. */
  isPage: (path: string) => boolean;
};

/** The pages as `vite build` left them. */
export async function builtRenderer(dist: string): Promise<Renderer> {
  const manifest = await readManifest(dist);
  const entry: ServerEntry = await import(join(dist, "server/entry-server.js"));
  const assets = headTags(manifest, (file) => readFileSync(join(dist, "client", file), "utf8"));
  const { cacheKeyOf } = entry;
  return {
    cacheKeyOf,
    isPage: (path) => cacheKeyOf(path) === path,
    render: (request) => entry.render({ ...request, assets }),
  };
}

async function readManifest(dist: string): Promise<Manifest> {
  try {
    return JSON.parse(await readFile(join(dist, "client/.vite/manifest.json"), "utf8"));
  } catch {
    throw new StartError("The pages are not built yet. Run npm start, or npm run build once.");
  }
}
