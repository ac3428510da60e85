import { execFile, execFileSync } from "node:child_process";
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { isLong } from "#server/testing/records/is-long.ts";

const emptyDatabase = "server/database/embedded/folder/empty-database.ts";
/** What each test has a clone of. */
let project: string;
let folder: string;

// npm itself takes a second or two, and more on a busy machine
describe("before npm's scripts", { timeout: 120_000 }, () => {
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "a project "));
    cpSync(join(import.meta.dirname, "prepare.mjs"), join(folder, "scripts/prepare.mjs"));
    cpSync(join(import.meta.dirname, "prepare"), join(folder, "scripts/prepare"), { recursive: true });
    stub("node", { version: "26.0.0", bin: { node: "bin/node" } });
    write("stubs/node/package/bin/node", `#!/bin/sh\nexec '${process.execPath}' "$@"\n`);
    chmodSync(join(folder, "stubs/node/package/bin/node"), 0o755);
    stub("vite", { version: "8.0.0" });
    stub("tester", { version: "5.0.0" });
    write(
      "stubs/vite/package/bin/vite.js",
      `const fs = require("node:fs"); fs.mkdirSync("dist", { recursive: true }); fs.appendFileSync("builds", process.env.NODE_ENV + " ");`,
    );
    write("web/pages/index.tsx", "export const page = 1;");
    write(emptyDatabase, `import { appendFileSync } from "node:fs"; appendFileSync("databases", "made ");`);
    lockPackages();
    project = folder;
  });
  afterAll(() => rmSync(project, { recursive: true }));
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "a clone "));
    cpSync(project, folder, { recursive: true, preserveTimestamps: true });
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test("a fresh clone is installed and built, and the second time nothing happens", async () => {
    const first = await prepare("pages");
    expect(first.said).toMatch(
      /^Installing the packages \.\.\.\n.*done.*\nBuilding the pages \.\.\.\nBuilding the server \.\.\.\n/,
    );
    for (const title of ["Building the pages", "Building the server", "Creating an empty database"])
      expect(first.said).toContain(`${title}: done in `);
    expect(first.code).toBe(0);
    expect([builds(), read("databases")]).toEqual(["production production ", "made "]);

    expect(await prepare("pages")).toEqual({ code: 0, said: "" });
    expect([builds(), read("databases")]).toEqual(["production production ", "made "]);
  });

  test.runIf(isLong)(
    "what only tests need is left to them, is added without installing the rest again, and stays",
    async () => {
      await prepare();
      expect([isInstalled("vite"), isInstalled("tester")]).toEqual([true, false]);
      write("node_modules/.untouched", "");
      expect((await prepare("tests")).said).toMatch(
        /^Installing the packages for tests and checks \.\.\.\n.*done.*\n$/,
      );
      expect([isInstalled(".untouched"), isInstalled("tester")]).toEqual([true, true]);

      expect((await prepare()).said + (await prepare("tests")).said).toBe("");
      stub("zod", { version: "4.0.0" });
      lockPackages(["zod"]);
      await prepare();
      expect([isInstalled("zod"), isInstalled("tester")]).toEqual([true, true]);
      expect(builds()).toBe("");
    },
  );

  test.runIf(isLong)("Node is installed only where the machine's own is too old, and then it stays", async () => {
    write("older.cjs", `Object.defineProperty(process, "versions", { value: { node: "20.19.0" } });`);
    await prepare();
    expect(isInstalled("node")).toBe(false);
    await run(process.execPath, ["--require", "./older.cjs", "scripts/prepare.mjs"]);
    expect(isInstalled("node/bin/node")).toBe(true);
    await prepare("tests");
    expect([isInstalled("node/bin/node"), isInstalled("tester")]).toEqual([true, true]);
  });

  test.runIf(isLong)("a changed page is built again, and so is a changed server; a changed test isn't", async () => {
    await prepare("pages");
    write("web/pages/index.test.tsx", "a test");
    expect((await prepare("pages")).said).toBe("");

    write("web/pages/index.tsx", "export const page = 2;");
    expect((await prepare("pages")).said).toMatch(/^Building the pages \.\.\.\n.*done.*\n$/);
    write("server/main.ts", "start();");
    expect((await prepare("pages")).said).toMatch(/^Building the server \.\.\.\n.*done.*\n$/);
    expect(builds()).toBe("production production production production ");
    expect(read("databases")).toBe("made ");
  });

  test.runIf(isLong)("a package that's in the lock file but not on disk is installed", async () => {
    await prepare();
    stub("zod", { version: "4.0.0" });
    lockPackages(["zod"]);
    expect((await prepare()).said).toMatch(/^Installing the packages/);
    expect(existsSync(join(folder, "node_modules/zod/package.json"))).toBe(true);
  });

  test.runIf(isLong)("another version in the lock file is installed", async () => {
    await prepare();
    write("package-lock.json", read("package-lock.json").replace('"version": "8.0.0"', '"version": "9.0.0"'));
    expect((await prepare()).said).toMatch(/^Installing the packages/);
  });

  test("if two run at once, one works and the other waits", async () => {
    const both = await Promise.all([prepare("pages"), prepare("pages")]);
    const said = both.map((each) => each.said).sort();
    expect(said[0]).toMatch(/^Installing the packages/);
    expect(said[1]).toBe("Waiting for another process that is preparing this folder ...\n");
    expect(builds()).toBe("production production ");
  });

  test.runIf(isLong)("a killed process's lock stops nobody", async () => {
    write(".cache/prepare.lock", String(numberOfAnEndedProcess()));
    expect((await prepare()).code).toBe(0);
    expect(existsSync(join(folder, ".cache/prepare.lock"))).toBe(false);
  });

  test.runIf(isLong)("a failed build shows what the build said, and is tried again", async () => {
    await prepare();
    write("node_modules/vite/bin/vite.js", `console.error("page.tsx does not parse"); process.exit(3);`);
    const failed = await prepare("pages");
    expect(failed.code).toBe(1);
    expect(failed.said).toMatch(/page\.tsx does not parse\nBuilding the pages failed \(3\)\. Its output is above\.\n$/);
    expect((await prepare("pages")).code).toBe(1);
  });

  test("an old Node is refused in one line", async () => {
    write("old.cjs", `Object.defineProperty(process, "versions", { value: { node: "20.18.3" } });`);
    const { code, said } = await run(process.execPath, ["--require", "./old.cjs", "scripts/prepare.mjs"]);
    expect(said).toBe("This needs Node 20.19 or newer. You have 20.18.3.\n");
    expect(code).toBe(1);
  });
});

function write(path: string, text: string) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

const stub = (name: string, manifest: object) =>
  write(`stubs/${name}/package/package.json`, JSON.stringify({ name, ...manifest }));

function lockPackages(more: string[] = []) {
  const from = (names: string[]) =>
    Object.fromEntries(
      names.map((name) => {
        execFileSync("tar", ["-czf", `${name}.tgz`, "-C", name, "package"], { cwd: join(folder, "stubs") });
        return [name, `file:stubs/${name}.tgz`];
      }),
    );
  const sets = {
    dependencies: from(["vite", ...more]),
    peerDependencies: from(["node"]),
    devDependencies: from(["tester"]),
  };
  write("package.json", JSON.stringify({ name: "a-clone", ...sets }));
  execFileSync("npm", ["install", "--package-lock-only", "--offline"], { cwd: folder, stdio: "ignore" });
}

const read = (path: string) => (existsSync(join(folder, path)) ? readFileSync(join(folder, path), "utf8") : "");
const builds = () => read("builds");
const isInstalled = (path: string) => existsSync(join(folder, "node_modules", path));

const prepare = (...steps: string[]) => run(process.execPath, ["scripts/prepare.mjs", ...steps]);

function run(program: string, args: string[]): Promise<{ code: number; said: string }> {
  const { npm_execpath: _, ...environment } = process.env;
  return new Promise((resolve) => {
    const child = execFile(
      program,
      args,
      { cwd: folder, env: { ...environment, NODE_ENV: "production" } },
      (_, out, err) => resolve({ code: child.exitCode ?? -1, said: out + err }),
    );
  });
}

function numberOfAnEndedProcess(): number {
  return Number(execFileSync(process.execPath, ["-p", "process.pid"], { encoding: "utf8" }));
}
