import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { PageScripts, ReaderName, RenderedPage, RenderRequest } from "#contract/rendered-page.ts";
import type { Team } from "#contract/team.ts";
import { StartError } from "#server/platform/process/start-error.ts";
import { headTags, type Manifest } from "./head-tags.ts";

/** The exports of web's built server entry. */
export type ServerEntry = {
  render: (
    request: RenderRequest & { assets: (routeIds: string[], kind: PageScripts) => string },
  ) => Promise<RenderedPage>;
  cacheKeyOf: (url: string, reader?: ReaderName, team?: Team) => string | undefined;
};

export type Renderer = {
  render: (request: RenderRequest) => Promise<RenderedPage>;
  /**
   * Returns the key under which a page may be kept for all readers of a kind. Addresses that show the same have the same key.
   * Undefined for a page that must not be kept.
   */
  cacheKeyOf: (url: string, reader?: ReaderName, team?: Team) => string | undefined;
  /** Whether this is the path of a page, in its canonical spelling. */
  isPage: (path: string) => boolean;
};

/** Returns the renderer of the pages that `vite build` made. */
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
    throw new StartError("The pages aren’t built yet. Run npm start, or npm run build once.");
  }
}
