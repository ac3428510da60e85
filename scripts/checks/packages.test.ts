import { expect, test } from "vitest";
import { looseDependencies, needlessApprovals, strays, unfreePackages } from "./packages.ts";

test("an unreviewed licence is reported wherever it's nested, unless only tests or the build use the package", () => {
  const locked = {
    "": {},
    "node_modules/a": {
      license: "MIT",
      dependencies: { b: "1.0.0", c: "1.0.0" },
      optionalDependencies: { e: "1.0.0" },
    },
    "node_modules/b": { license: "Apache-2.0 AND LGPL-3.0-or-later", dependencies: { a: "1.0.0" } },
    "node_modules/a/node_modules/c": { license: "MIT AND SSPL-1.0" },
    "node_modules/c": { license: "MIT" },
    "node_modules/d": { license: "AGPL-3.0" },
    "node_modules/e": {},
    "node_modules/vite": { license: "MIT", dependencies: { d: "1.0.0" } },
  };
  expect(unfreePackages({ a: "1.0.0", vite: "8.0.0" }, locked)).toEqual([
    "node_modules/a/node_modules/c has a licence that isn't on the list: MIT AND SSPL-1.0",
    "node_modules/e has a licence that isn't on the list: none",
  ]);
});

test("a package that npm start installs only because of a test's tool is reported", () => {
  const locked = { "node_modules/@types/pg": { devOptional: true }, "node_modules/esbuild": { devOptional: true } };
  expect(strays(locked)).toEqual([
    "npm start installs node_modules/esbuild, which only tests need: move it below what needs it in package-lock.json",
  ]);
});

test("an inexact version is reported, and one package too many", () => {
  const many = Object.fromEntries(Array.from({ length: 42 }, (_, number) => [`package-${number}`, "1.0.0"]));
  const manifest = {
    dependencies: { ...many, vite: "8.3.8" },
    devDependencies: { a: "^1.0.0", b: "18.4.0-beta.17" },
    peerDependencies: { node: ">=26" },
  };
  expect(looseDependencies(manifest)).toEqual([
    "package.json asks for a ^1.0.0, which isn't an exact version",
    "package.json asks for node >=26, which isn't an exact version",
    "package.json has 42 packages at runtime; at most 41 are allowed",
  ]);
});

test("an approval without a script is reported", () => {
  const locked = { "node_modules/x/node_modules/@a/b": { hasInstallScript: true }, "node_modules/c": {} };
  expect(needlessApprovals({ "@a/b": true, c: true }, locked)).toEqual([
    "package.json lets c run an install script, but it has none",
  ]);
});
