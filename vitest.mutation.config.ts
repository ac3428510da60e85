import { defineConfig } from "vitest/config";

/** The tests that mutants of access, sessions, ledger and limits have to get past, on the embedded database. */
export default defineConfig({
  test: {
    include: [
      "server/http/{roles,session-cookies}.test.ts",
      "server/features/accounts/{member-sessions,sign-in,password-tries}.test.ts",
      "server/features/staff/{staff-sessions,temporary-sessions,staff,access-links}.test.ts",
      "server/features/points/{points,redeem,reward-items,points-races}.test.ts",
      "server/features/contact-messages/contact-messages.test.ts",
    ],
    env: { TEST_ENGINE: "embedded" },
    globalSetup: "./server/testing/embedded-archive.ts",
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
