import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, constants, mkdtempSync, openSync, readSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isLong } from "#server/testing/records/is-long.ts";
import { aLoggedPath, itsLine, loggingAll } from "#server/testing/records/logged-call.ts";
import { builtProgram } from "#server/testing/site/site-process.ts";
import { freePort } from "#server/testing/stand-ins/free-port.ts";

const piece = Buffer.alloc(64 * 1024, ".");

/** Starts a site that prints into a pipe that only this test reads. */
function startIntoPipe() {
  const folder = mkdtempSync(join(tmpdir(), "pipe-"));
  const path = join(folder, "output");
  execFileSync("mkfifo", [path]);
  const ours = openSync(path, constants.O_RDWR | constants.O_NONBLOCK);
  const theirs = openSync(path, "w");
  const site = spawn(process.execPath, [builtProgram()], {
    env: { ...process.env, ...loggingAll, PORT: "0", DATA_DIR: join(folder, "data") },
    stdio: ["ignore", theirs, "ignore"],
  });
  closeSync(theirs);
  let printed = "";
  return {
    read: () => {
      const read = untilEmpty(ours);
      printed += read;
      return printed;
    },
    fill: () => untilRefused(() => writeSync(ours, piece)) + untilRefused(() => writeSync(ours, ".")),
    end: async () => {
      site.kill("SIGKILL");
      await once(site, "exit");
      closeSync(ours);
      rmSync(folder, { recursive: true });
    },
  };
}

/** Repeats `move` until the pipe refuses, and returns how many bytes were moved. */
function untilRefused(move: () => number): number {
  for (let moved = 0; ; )
    try {
      moved += move();
    } catch {
      return moved;
    }
}

function untilEmpty(pipe: number): string {
  const buffer = Buffer.alloc(piece.length);
  let text = "";
  untilRefused(() => {
    const length = readSync(pipe, buffer);
    text += buffer.toString("utf8", 0, length);
    return length;
  });
  return text;
}

test.runIf(process.platform !== "win32")(
  "a site whose output nobody reads keeps running, and logs again once somebody does",
  async () => {
    const site = startIntoPipe();
    try {
      const address = () => /Site\s+(http:\S+)/.exec(site.read())?.[1];
      await expect.poll(address, { timeout: 60_000 }).toBeDefined();
      const origin = address();
      const ask = async (path: string) => (await fetch(origin + path, { redirect: "manual" })).status;
      expect(site.fill()).toBeGreaterThan(0);
      expect(await ask(aLoggedPath)).toBe(303);
      for (const path of ["/readyz", "/api/news", "/about"]) expect([path, await ask(path)]).toEqual([path, 200]);
      await expect.poll(site.read).toContain(itsLine);
    } finally {
      await site.end();
    }
  },
);

test.runIf(isLong && process.platform === "linux")(
  "a site whose log can't be written keeps running, and stops when it is told to",
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "full-"));
    const full = openSync("/dev/full", "w");
    const port = await freePort();
    const site = spawn(process.execPath, [builtProgram()], {
      env: { ...process.env, ...loggingAll, PORT: String(port), DATA_DIR: folder },
      stdio: ["ignore", full, "ignore"],
    });
    closeSync(full);
    try {
      const ask = (path: string) =>
        fetch(`http://127.0.0.1:${port}${path}`, { redirect: "manual" }).then(({ status }) => status, String);
      await expect.poll(() => ask("/readyz"), { timeout: 60_000 }).toBe(200);
      for (const time of ["first", "again"]) expect([time, await ask(aLoggedPath)]).toEqual([time, 303]);
      for (const path of ["/api/news", "/about"]) expect([path, await ask(path)]).toEqual([path, 200]);
      site.kill("SIGTERM");
      await expect.poll(() => site.exitCode, { timeout: 30_000 }).toBe(0);
    } finally {
      site.kill("SIGKILL");
      rmSync(folder, { recursive: true });
    }
  },
);
