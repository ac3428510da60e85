import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { precompress } from "#web/build/precompress.ts";

const library =
  /node_modules[\\/](react|react-dom|scheduler|@tanstack|use-sync-external-store|seroval[^\\/]*|cookie-es)[\\/]/;
/** Small things that several pages use: a file of their own each would cost more to ask for than they weigh. */
const small = /web\/(figures|dates)\.ts$|web\/design\/switch\.tsx$|contract\/(art\/|news\/article-path)/;
/** The start itself stays apart: it waits for the first page, whose chunk imports what every page runs. */
const notTheStart = /^(?!.*entry-client)/;
/** Ahead of a page come its styles. A list of all scripts too would be the longest text of the first visit. */
const stylesAlone = (_file: string, needed: string[]) => needed.filter((file) => file.endsWith(".css"));
/** Libraries that every page needs, which change seldom; what every page runs; the bundler divides what only some run. */
const chunks = [
  { name: "vendor", tags: ["$initial" as const], test: library, priority: 3 },
  { name: "site", tags: ["$initial" as const], test: notTheStart, priority: 2 },
  { name: "shared", test: small, priority: 1 },
];

export default defineConfig({
  appType: "custom",
  cacheDir: "node_modules/.vite",
  plugins: [
    tanstackRouter({
      target: "react",
      autoCodeSplitting: true,
      routesDirectory: "./web/pages",
      generatedRouteTree: "./web/routeTree.gen.ts",
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
          input: "web/entry-client.tsx",
          output: { codeSplitting: { groups: chunks } },
        },
      },
    },
    ssr: {
      // As a package, all of its icons would be read at each start, and kept.
      resolve: { noExternal: ["lucide-react"] },
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
