import { expect, test } from "vitest";
import { looseDependencies, needlessApprovals, unfreePackages } from "./packages.ts";

test("an unreviewed licence is reported, unless the package is only for development", () => {
  const locked = {
    "": {},
    "node_modules/a": { license: "MIT" },
    "node_modules/b": { license: "Apache-2.0 AND LGPL-3.0-or-later" },
    "node_modules/c": { license: "MIT AND SSPL-1.0" },
    "node_modules/d": { license: "AGPL-3.0", dev: true },
    "node_modules/e": {},
  };
  expect(unfreePackages(locked)).toEqual([
    "node_modules/c has a licence that isn't on the list: MIT AND SSPL-1.0",
    "node_modules/e has a licence that isn't on the list: none",
  ]);
});

test("an inexact version is reported, and one package too many", () => {
  const many = Object.fromEntries(Array.from({ length: 42 }, (_, number) => [`package-${number}`, "1.0.0"]));
  expect(looseDependencies({ dependencies: many, devDependencies: { a: "^1.0.0", b: "18.4.0-beta.17" } })).toEqual([
    "package.json asks for a ^1.0.0, which isn't an exact version",
    "package.json has 42 packages at runtime; at most 41 are allowed",
  ]);
});

test("an approval without a script is reported", () => {
  const locked = { "node_modules/x/node_modules/@a/b": { hasInstallScript: true }, "node_modules/c": {} };
  expect(needlessApprovals({ "@a/b": true, c: true }, locked)).toEqual([
    "package.json lets c run an install script, but it has none",
  ]);
});
