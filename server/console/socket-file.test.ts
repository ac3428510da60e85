import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, statSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { useSite } from "#server/testing/site/use-site.ts";
import { listenForCommands } from "./command-listener.ts";
import { askRunningSite } from "./running-site.ts";

const site = useSite();
const unlock = { name: "unlock" } as const;
const done = { isDone: true, text: "The site is open to visitors." };

let folder: string;
let stop: () => void = () => {};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "console-"));
});

afterEach(() => {
  stop();
  rmSync(folder, { recursive: true });
});

const listen = async (dataDir = folder) => {
  stop = await listenForCommands(dataDir, {
    db: site().db,
    team: () => site().app.team,
    defaults: site().app.team,
    backUp: async () => "",
  });
  return join(dataDir, "admin.sock");
};

/** Sends this text and returns the answer. */
const answerTo = (path: string, text: string) =>
  new Promise<string>((answered) => {
    let response = "";
    const socket = connect(path, () => socket.write(text));
    socket.on("data", (part) => (response += part)).on("error", () => {});
    socket.on("close", () => answered(response));
  });

/** Leaves a socket file without a listener, as a killed process does. */
async function leaveStale(path: string) {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(`${path}.1`, listening));
  renameSync(`${path}.1`, path);
  server.close();
}

test("a command reaches the running site and returns its result", async () => {
  await listen();
  expect(await askRunningSite(folder, unlock)).toEqual(done);
  expect(await Promise.all(Array.from({ length: 5 }, () => askRunningSite(folder, unlock)))).toEqual(
    Array(5).fill(done),
  );
  expect(await askRunningSite(folder, { name: "reset", username: "Nobody" })).toMatchObject({ isDone: false });
});

test("only its owner may open the socket, which is removed when the site stops", async () => {
  const path = await listen();
  expect(statSync(path).mode & 0o777).toBe(0o600);
  stop();
  expect(existsSync(path)).toBe(false);
  expect(await askRunningSite(folder, unlock)).toBeUndefined();
});

test.each(["", "{", "null", "[]", '{"name":"drop"}', '{"name":"reset"}', '{"name":"unlock","sql":"x"}'])(
  "the line %j is refused, and the next command still works",
  async (line) => {
    const path = await listen();
    expect(JSON.parse(await answerTo(path, `${line}\n`))).toEqual({ isDone: false, text: expect.any(String) });
    expect(await askRunningSite(folder, unlock)).toEqual(done);
  },
);

test("a line that never ends is cut off", async () => {
  const path = await listen();
  expect(await answerTo(path, "x".repeat(100_000))).toBe("");
  expect(await askRunningSite(folder, unlock)).toEqual(done);
});

test("the socket of a killed site is ignored, and the next site replaces it", async () => {
  const path = join(folder, "admin.sock");
  await leaveStale(path);
  expect(existsSync(path)).toBe(true);
  expect(await askRunningSite(folder, unlock)).toBeUndefined();
  await listen();
  expect(await askRunningSite(folder, unlock)).toEqual(done);
});

test.each([60, 80, 100, 240])(
  "commands also work with a data folder whose path is %i letters longer",
  async (length) => {
    const deep = join(folder, "x".repeat(length));
    mkdirSync(deep);
    const path = await listen(deep);
    expect(await askRunningSite(deep, unlock)).toEqual(done);
    stop();
    expect(existsSync(path)).toBe(false);
    expect(await askRunningSite(deep, unlock)).toBeUndefined();
  },
);

test("a folder that doesn't exist has no running site", async () => {
  expect(await askRunningSite(join(folder, "none"), unlock)).toBeUndefined();
  expect(await askRunningSite(join(folder, "x".repeat(200)), unlock)).toBeUndefined();
});
