import { expect, test } from "vitest";
import { missingPlatforms, type Packages } from "./lock.ts";

const locked: Packages = {
  "": {},
  "node_modules/linter": {
    version: "1.94.0",
    dev: true,
    optionalDependencies: { "@linter/binding-linux-x64-gnu": "1.94.0", "@linter/binding-linux-arm64-musl": "1.94.0" },
  },
  "node_modules/@linter/binding-linux-x64-gnu": { version: "1.94.0", dev: true, optional: true },
};

test("a platform missing from the lock file is pinned as its package asks", () => {
  expect(missingPlatforms(locked)).toEqual({
    "node_modules/@linter/binding-linux-arm64-musl": {
      version: "1.94.0",
      cpu: ["arm64"],
      dev: true,
      libc: ["musl"],
      optional: true,
      os: ["linux"],
    },
  });
});

test("a package nested in the one that needs it, or in a folder above it, counts", () => {
  const nested: Packages = {
    "node_modules/tool/node_modules/bundler": {
      version: "1.0.0",
      optionalDependencies: { "@b/darwin-arm64": "1.0.0" },
    },
    "node_modules/tool/node_modules/@b/darwin-arm64": { version: "1.0.0" },
  };
  expect(missingPlatforms(nested)).toEqual({});
});

test("an entry without a platform is left to a person", () => {
  const odd: Packages = { "node_modules/tool": { version: "1.0.0", optionalDependencies: { fast: "2.0.0" } } };
  expect(() => missingPlatforms(odd)).toThrow("fast names no platform");
});
