import { defineConfig, type Plugin } from "vite";
import { lineMaps } from "./scripts/build/line-maps.ts";

/** Threads and processes of the server: a file each, which the others name by its address. */
const workers = {
  "new-folder.worker": "server/database/embedded/folder/new-folder.worker.ts",
  "engine.worker": "server/database/embedded/engine/engine.worker.ts",
  "art.worker": "server/features/art/art.worker.ts",
  "decoding.worker": "server/features/uploads/decoding.worker.ts",
};
/** They bring files that they look for beside themselves. Vite is only there in development. */
const unbundled = ["@electric-sql/pglite", "@fastify/swagger-ui", "sharp", "vite"];

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

/** The server as one file, and its workers: types needn't be stripped, and unused code needn't be read, at each start. */
export default defineConfig({
  publicDir: false,
  cacheDir: "node_modules/.vite",
  plugins: [builtWorkers, lineMaps()],
  ssr: { noExternal: true, external: unbundled },
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
