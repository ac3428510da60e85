import { defineConfig, type Plugin } from "vite";
import { lineMaps } from "./scripts/build/line-maps.ts";
import { oneByteSources } from "./scripts/build/one-byte-sources.ts";
import { unbundled } from "./scripts/build/unbundled.ts";

/** The server's threads and child processes. Each is a file of its own, because the others start it by its path. */
const workers = {
  "new-folder.worker": "server/database/embedded/folder/new-folder.worker.ts",
  "engine.worker": "server/database/embedded/engine/engine.worker.ts",
  "art.worker": "server/features/art/art.worker.ts",
  "decoding.worker": "server/features/uploads/decoding.worker.ts",
};

const builtWorkers: Plugin = {
  name: "built-workers",
  transform: {
    filter: { code: ".worker.ts" },
    handler: (code) => ({
      code: code.replaceAll('.worker.ts", import.meta.url', '.worker.js", import.meta.url'),
      map: null,
    }),
  },
};

/** Builds the server as one file plus its workers, so that a start neither strips types nor reads unused code. */
export default defineConfig({
  publicDir: false,
  cacheDir: "node_modules/.vite",
  plugins: [builtWorkers, lineMaps(), oneByteSources()],
  ssr: { noExternal: true, external: [...unbundled, "vite"] },
  build: {
    ssr: true,
    outDir: "dist/site",
    emptyOutDir: true,
    sourcemap: true,
    minify: false,
    rolldownOptions: {
      input: {
        main: "server/main.ts",
        admin: "server/console/admin.ts",
        restore: "server/console/restore.ts",
        ...workers,
      },
      output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
    },
  },
});
