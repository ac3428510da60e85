/** The modules to mutate, each in a separate run, and the test files for it. */
export const mutatedModules: Record<string, { mutate: string[]; tests: string[] }> = {
  access: {
    mutate: ["contract/staff/roles.ts", "server/features/sessions/access.hooks.ts"],
    tests: [
      "server/features/audit-log/refusals.test.ts",
      "server/features/sessions/access.test.ts",
      "server/features/sessions/roles.test.ts",
      "server/features/staff/second-factor/policy.test.ts",
      "server/http/http.test.ts",
    ],
  },
  limits: {
    mutate: ["server/features/rate-limits/rate-limits.hooks.ts", "server/features/rate-limits/rate-limits.service.ts"],
    tests: ["server/features/rate-limits/rate-limits.test.ts"],
  },
  ledger: {
    mutate: ["server/features/points/ledger.service.ts"],
    tests: ["server/features/points/points.test.ts", "server/features/points/redeem.test.ts"],
  },
  "member-sessions": {
    mutate: ["server/features/accounts/member-sessions.service.ts"],
    tests: ["server/features/accounts/member-sessions.test.ts", "server/features/accounts/session-ends.test.ts"],
  },
  "staff-sessions": {
    mutate: ["server/features/staff/staff-sessions.service.ts"],
    tests: ["server/features/staff/staff-sessions.test.ts", "server/features/staff/links/temporary-sessions.test.ts"],
  },
  "temporary-sessions": {
    mutate: ["server/features/staff/links/temporary-sessions.service.ts"],
    tests: [
      "server/features/staff/links/temporary-sessions.test.ts",
      "server/features/staff/links/opening-links.test.ts",
    ],
  },
};
