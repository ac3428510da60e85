import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { chunkGroups } from "#web/build/chunks.ts";
import { documentRoutes } from "#web/build/document-routes.ts";
import { precompress } from "#web/build/precompress.ts";
import { oneByteSources } from "./scripts/build/one-byte-sources.ts";

/** Preloads only stylesheets, because a list of all scripts would be the largest text of the first visit. */
const stylesAlone = (_file: string, needed: string[]) => needed.filter((file) => file.endsWith(".css"));

export default defineConfig(({ command }) => ({
  appType: "custom",
  cacheDir: "node_modules/.vite",
  plugins: [
    documentRoutes(),
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
    oneByteSources(),
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
      // Bundled, so that a start reads a few files instead of hundreds, no icon is kept for nothing, and a release needs none of
      // the packages. The development server can't load React from a bundle.
      resolve: { noExternal: command === "build" || ["lucide-react", /^@tanstack\//, /^seroval/] },
      ...(command === "build" && { define: { "process.env.NODE_ENV": '"production"' } }),
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
}));
