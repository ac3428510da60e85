import { defineConfig } from "vitest/config";

/** The tests that must detect a mutant, on the embedded database. scripts/test-mutation.ts names them. */
export default defineConfig({
  test: {
    include: process.env.MUTATION_TESTS?.split(",") ?? [],
    env: { TEST_ENGINE: "embedded" },
    globalSetup: "./server/testing/site/embedded-templates.ts",
    isolate: false,
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
