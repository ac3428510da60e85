import { closeSync, fsyncSync, openSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";

type OpenFile = { nfd?: number; node: unknown };
/** The part of the engine's file system, emscripten's NODEFS, that is completed here. */
type NodeFiles = { stream_ops: { fsync?: (file: OpenFile) => number }; realPath(node: unknown): string };

const ioError = 29; // EIO in WASI's numbering

/** The engine's files on disk, with an fsync that works: as shipped, fsync does nothing and reports success. */
export class DurableFiles extends NodeFS {
  syncCount = 0;

  override async init(...[engine, options]: Parameters<NodeFS["init"]>): ReturnType<NodeFS["init"]> {
    const { emscriptenOpts } = await super.init(engine, options);
    const addFsync = (module: { NODEFS: unknown }) => {
      const files = module.NODEFS as NodeFiles; // emscripten's types leave out its internals
      files.stream_ops.fsync = (file) => this.#sync(files, file);
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addFsync] } };
  }

  #sync(files: NodeFiles, { nfd, node }: OpenFile): number {
    this.syncCount += 1;
    try {
      if (nfd === undefined) syncPath(files.realPath(node));
      else fsyncSync(nfd);
      return 0;
    } catch {
      return ioError; // the engine stops itself, since it can't know what is on disk
    }
  }
}

/** As shipped, but without `-F`, which turns fsync off; fdatasync is a stub in this build. */
export const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== "-F"),
  "-c",
  "wal_sync_method=fsync",
  "-c",
  "shared_buffers=16MB",
  "-c",
  "max_files_per_process=100", // visitors' connections need the other descriptors; a vacuum would keep some 440 open
];

export function syncPath(path: string) {
  const file = openSync(path, "r");
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

export function syncTree(folder: string) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) syncTree(path);
    else syncPath(path);
  }
  syncPath(folder);
}
