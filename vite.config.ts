import { join } from "node:path";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { contractWire, schemaNames } from "#web/build/contract-wire.ts";
import { precompress } from "#web/build/precompress.ts";

const vendor =
  /node_modules[\\/](react|react-dom|scheduler|@tanstack|use-sync-external-store|seroval[^\\/]*|cookie-es)[\\/]/;
/** What describes a shape and does nothing else. */
const pure = [
  "z",
  "endpoint",
  "text",
  "line",
  "emailAddress",
  ...(await schemaNames(join(import.meta.dirname, "contract"))),
];

export default defineConfig({
  appType: "custom",
  cacheDir: "node_modules/.vite",
  plugins: [
    contractWire(),
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
          treeshake: { manualPureFunctions: pure },
          output: { codeSplitting: { groups: [{ name: "vendor", test: vendor }] } },
        },
      },
    },
    ssr: {
      build: {
        outDir: "dist/server",
        ssr: true,
        emitAssets: false,
        rolldownOptions: { input: "web/entry-server.tsx" },
      },
    },
  },
  build: { assetsInlineLimit: 0 },
  builder: {
    async buildApp(builder) {
      for (const environment of Object.values(builder.environments)) await builder.build(environment);
    },
  },
});
