import { once } from "node:events";
import { readdirSync, readFileSync, readlinkSync, statSync } from "node:fs";
import { request } from "node:http";
import { connect } from "node:net";
import { join, resolve } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type SiteProcess, startSiteProcess } from "#server/testing/site/site-process.ts";

const root = resolve(import.meta.dirname, "../../..");
const assets = join(root, "dist/client/assets");
let site: SiteProcess;
beforeAll(async () => {
  site = await startSiteProcess({ DEMO_CONTENT: "off" });
});
afterAll(() => site.close());

/** Asks for exactly this target, which no browser would send. */
async function ask(path: string) {
  const { hostname, port } = new URL(site.origin);
  const asked = request({ hostname, port, path, agent: false });
  asked.end();
  const [response] = await once(asked, "response");
  return { status: response.statusCode, body: await buffer(response) };
}

test("a built file is served unchanged", async () => {
  const names = readdirSync(assets).filter((name) => name.endsWith(".js"));
  expect(names.length).toBeGreaterThan(5);
  for (const name of names.slice(0, 5)) {
    const { status, body } = await ask(`/assets/${name}`);
    expect([name, status, body.equals(readFileSync(join(assets, name)))]).toEqual([name, 200, true]);
  }
});

const up = [
  "../ ..%2f ..%2F %2e%2e/ %2e%2e%2f .%2e/ ..%252f %252e%252e%252f ....// ..;/",
  "..%5c ..\\ %2e%2e%5c %c0%ae%c0%ae/ %uff0e%uff0e/ ..%00/ ..%2f%2f ./../ %2e/%2e%2e/",
].flatMap((some) => some.split(" "));
const doors = ["/", "//", "/assets/", "/assets//", "/assets/%2e/", "/assets/x/../", "/media/", "/art/word/", "/cards/"];
/** Files outside a served folder, and how many levels above it they are. */
const outside: [levels: number, path: string][] = [
  [2, "package.json"],
  [3, "package.json"],
  [1, "server/entry-server.js"],
  [2, "server/entry-server.js"],
  [2, "server/main.ts"],
  [3, "server/main.ts"],
  [12, "etc/passwd"],
];

test("no spelling of a path leads out of the served folders", async () => {
  const folders = [root, join(root, "dist"), "/"];
  const secrets = folders.flatMap((folder) => outside.map(([, path]) => join(folder, path))).flatMap(contentOf);
  expect(secrets.length).toBeGreaterThanOrEqual(4);
  const found: string[] = [];
  for (const door of doors)
    for (const step of up)
      for (const [levels, path] of outside) {
        const target = door + step.repeat(levels) + (step.includes("%5c") ? path.replaceAll("/", "%5c") : path);
        const { status, body } = await ask(target);
        if (status >= 500 || secrets.some((secret) => body.includes(secret))) found.push(`${status} ${target}`);
      }
  expect(found).toEqual([]);
});

/** Returns how a file begins, or nothing if it doesn't exist. */
function contentOf(path: string): Buffer[] {
  try {
    return [readFileSync(path).subarray(0, 60)];
  } catch {
    return [];
  }
}

test.each(["/assets", "/assets/", "/assets/.", "/.env", "/.vite/manifest.json", "/assets/.hidden", "/package.json"])(
  "%s doesn't list a folder or show a hidden file",
  async (path) => {
    expect((await ask(path)).status).toBe(404);
  },
);

/** Asks for a file and leaves before it comes. */
async function askAndLeave(path: string) {
  const { hostname, port } = new URL(site.origin);
  const socket = connect(Number(port), hostname).on("error", () => {});
  socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`, () => socket.destroy());
  await once(socket, "close");
}

test("aborted downloads don't block later ones", async () => {
  const path = `/assets/${readdirSync(assets).find((name) => name.endsWith(".js"))}`;
  for (let asked = 0; asked < 700; asked += 50) await Promise.all(Array.from({ length: 50 }, () => askAndLeave(path)));
  await expect.poll(async () => (await ask(path)).status).toBe(200);
});

/** Returns the files that the site has open. One may close before it is looked at. */
function openFiles(): string[] {
  const folder = `/proc/${site.pid}/fd`;
  return readdirSync(folder).flatMap((name) => {
    try {
      return [readlinkSync(join(folder, name))];
    } catch {
      return [];
    }
  });
}

test.runIf(process.platform === "linux")("readers who stall keep no file open", async () => {
  const bySize = readdirSync(assets).toSorted(
    (a, b) => statSync(join(assets, b)).size - statSync(join(assets, a)).size,
  );
  const { hostname, port } = new URL(site.origin);
  const readers = Array.from({ length: 50 }, () => {
    const socket = connect(Number(port), hostname)
      .on("error", () => {})
      .pause();
    socket.write(`GET /assets/${bySize[0]} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(8));
    return socket;
  });
  const sockets = () => openFiles().filter((path) => path.startsWith("socket:")).length;
  await expect.poll(sockets).toBeGreaterThan(50);
  expect((await ask("/healthz")).status).toBe(200);
  expect(openFiles().filter((path) => path.startsWith(assets))).toEqual([]);
  for (const socket of readers) socket.destroy();
});
