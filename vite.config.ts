import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { chunkGroups } from "#web/build/chunks.ts";
import { precompress } from "#web/build/precompress.ts";

/** Preloads only stylesheets, because a list of all scripts would be the largest text of the first visit. */
const stylesAlone = (_file: string, needed: string[]) => needed.filter((file) => file.endsWith(".css"));

export default defineConfig({
  appType: "custom",
  cacheDir: "node_modules/.vite",
  plugins: [
    tanstackRouter({
      target: "react",
      autoCodeSplitting: true,
      routesDirectory: "./web/pages",
      generatedRouteTree: "./web/router/routeTree.gen.ts",
      tmpDir: "node_modules/.tanstack",
      addExtensions: true,
      quoteStyle: "double",
      semicolons: true,
    }),
    react(),
    precompress(),
  ],
  environments: {
    client: {
      build: {
        outDir: "dist/client",
        manifest: true,
        rolldownOptions: {
          input: ["web/entry-client.tsx", "web/documents/entry-document.ts", "web/shell/page/early-presses.ts"],
          output: { codeSplitting: { groups: chunkGroups(import.meta.dirname) } },
        },
      },
    },
    ssr: {
      // Bundled, because otherwise about two hundred files would be looked up and read at each start, and every icon kept in
      // memory.
      resolve: { noExternal: ["lucide-react", /^@tanstack\//, /^seroval/] },
      build: {
        outDir: "dist/server",
        ssr: true,
        emitAssets: false,
        rolldownOptions: { input: "web/entry-server.tsx" },
      },
    },
  },
  build: { assetsInlineLimit: 0, modulePreload: { resolveDependencies: stylesAlone } },
  builder: {
    async buildApp(builder) {
      for (const environment of Object.values(builder.environments)) await builder.build(environment);
    },
  },
});
