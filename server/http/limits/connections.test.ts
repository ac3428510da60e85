import { once } from "node:events";
import { ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { queryObjects } from "node:v8";
import { afterEach, describe, expect, test } from "vitest";
import { createTestSite, type TestSite } from "#server/testing/site/test-app.ts";

const closings: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0).reverse()) await close();
});

type Limits = NonNullable<Parameters<typeof createTestSite>[1]>["limits"];

/** Starts a site that listens, with these limits. */
async function listeningSite(limits: Limits, settings: Record<string, string> = {}): Promise<TestSite> {
  const site = await createTestSite(settings, { limits, servesAssets: true });
  closings.push(() => site.close());
  await site.app.listen({ port: 0, host: "127.0.0.1" });
  return site;
}

/** Connects from one of this machine's addresses. */
function connectTo({ app }: TestSite, localAddress = "127.0.0.1"): Socket {
  const { port } = app.server.address() as AddressInfo; // it listens on a port
  const socket = connect({ port, host: "127.0.0.1", localAddress }).on("error", () => {});
  closings.push(() => socket.destroy());
  return socket;
}

const health = "GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n";

/** Whether a connection is served: it gets an answer rather than being closed without one. */
const isServed = (socket: Socket) =>
  new Promise<boolean>((resolve) => {
    socket.once("data", () => resolve(true));
    socket.once("close", () => resolve(false));
    socket.write(health);
  });

/** Counts the responses still in memory, after garbage collection. */
const answersAlive = () => queryObjects(ServerResponse, { format: "count" });

async function servedOf(sockets: Socket[]): Promise<number> {
  const served = await Promise.all(sockets.map(isServed));
  return served.filter(Boolean).length;
}

const several = <Made>(count: number, make: () => Made) => Array.from({ length: count }, make);

// Only Linux lets programs use all of 127.0.0.0/8 without configuration.
describe.runIf(process.platform === "linux")("one address", () => {
  test("gets half of all connections at most and another when it closes one, and the next address half of the rest", async () => {
    const site = await listeningSite({ mostConnections: 10 });
    const mine = several(8, () => connectTo(site));
    expect(await servedOf(mine)).toBe(5);
    const given = mine.find(({ destroyed, readyState }) => !destroyed && readyState === "open");
    given?.destroy();
    await expect.poll(() => isServed(connectTo(site))).toBe(true);
    expect(await servedOf(several(8, () => connectTo(site, "127.0.0.2")))).toBe(3);
    expect(await servedOf([connectTo(site, "127.0.0.3")])).toBe(1);
  });

  test("may have all connections if it is a trusted proxy", async () => {
    const site = await listeningSite({ mostConnections: 10 }, { TRUST_PROXY: "127.0.0.1" });
    expect(await servedOf(several(9, () => connectTo(site)))).toBe(9);
  });
});

const asked = "GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n";
const many = 100;

/**
 * Asks, on one connection, for more than the system's buffers hold. Sends each request once the last answer has left the site,
 * whether or not it was read. Returns both ends of the connection.
 */
async function askForMuch(site: TestSite, localAddress?: string) {
  const accepted = once(site.app.server, "connection");
  const reader = connectTo(site, localAddress);
  const [served]: Socket[] = await accepted;
  if (!served) throw new Error("There is no connection.");
  let left = many;
  const ask = () => {
    if (left-- > 0) reader.write(`${asked}${left === 0 ? "Connection: close\r\n" : ""}\r\n`);
  };
  site.app.server.on("request", ({ socket }, response) => {
    if (socket === served) response.once("close", ask);
  });
  ask();
  return { reader, served };
}

describe("a reader", () => {
  test("that takes nothing of its answer is disconnected, and others are served", async () => {
    const site = await listeningSite({ stalledMs: 600 });
    const { served } = await askForMuch(site);
    await once(served, "close");
    expect(await isServed(connectTo(site))).toBe(true);
  });

  test("that takes only a trickle is disconnected too", async () => {
    const site = await listeningSite({ stalledMs: 600, leastBytes: 64 * 1024 * 1024 });
    const { reader, served } = await askForMuch(site);
    reader.on("readable", () => {});
    const sipping = setInterval(() => reader.read(1_024), 20);
    await once(served, "close").finally(() => clearInterval(sipping));
    expect(reader.readableEnded).toBe(false);
  });

  test("that takes enough gets everything, however long it takes, and an idle connection stays open", async () => {
    const site = await listeningSite({ stalledMs: 600, leastBytes: 1_024 });
    const idle = connectTo(site);
    expect(await isServed(idle)).toBe(true);
    const { reader } = await askForMuch(site);
    const received: Buffer[] = [];
    reader.on("data", (bytes: Buffer) => {
      received.push(bytes);
      reader.pause();
      setTimeout(() => reader.resume(), 1);
    });
    await once(reader, "end");
    expect(Buffer.concat(received).toString("latin1").split("HTTP/1.1 200 OK").length - 1).toBe(many);
    expect(await isServed(idle)).toBe(true);
  });
});

// Only Linux shows what its send buffers hold.
test.runIf(process.platform === "linux")(
  "a slow reader gets everything, even if the system's buffers hide that it is reading",
  async () => {
    const site = await listeningSite({ stalledMs: 600, leastBytes: 1_024 });
    const { reader, served } = await askForMuch(site);
    let received = 0;
    const sipping = setInterval(() => {
      received += (reader.read(32 * 1024) as Buffer | null)?.length ?? 0;
    }, 50);
    reader.on("readable", () => {});
    await pause(5_000);
    clearInterval(sipping);
    expect([received > 0, served.destroyed]).toEqual([true, false]);
    const taken: Buffer[] = [];
    reader
      .removeAllListeners("readable")
      .on("data", (bytes: Buffer) => taken.push(bytes))
      .resume();
    await once(reader, "end");
    expect(Buffer.concat(taken).toString("latin1").endsWith("}")).toBe(true);
  },
);

// Needs several addresses, which only Linux lets a program use without configuration.
test.runIf(process.platform === "linux")(
  "answers waiting for slow readers have a byte limit, and one address may take half of it",
  async () => {
    const sample = await listeningSite({});
    const { length } = (await sample.app.inject("/api/openapi.json")).rawPayload;
    const site = await listeningSite({ mostWaitingBytes: 6 * length, stalledMs: 600_000 });
    site.app.server.setMaxListeners(20);
    const readersOf = async (localAddress: string, count: number) => {
      const sockets: Socket[] = [];
      for (let at = 0; at < count; at++) sockets.push((await askForMuch(site, localAddress)).served);
      return () => sockets.filter(({ destroyed }) => !destroyed).length;
    };
    const [mine, yours] = [await readersOf("127.0.0.1", 5), await readersOf("127.0.0.2", 4)];
    await expect.poll(() => [mine(), yours()], { timeout: 20_000 }).toEqual([3, 3]);
    const theirs = await readersOf("127.0.0.3", 2);
    await expect.poll(() => [mine(), yours(), theirs()], { timeout: 20_000 }).toEqual([2, 2, 2]);
    expect(await isServed(connectTo(site))).toBe(true);
  },
);

test("an aborted body leaves nothing behind", async () => {
  const site = await listeningSite({}, { RATE_LIMITS: "0" });
  const breakOff = async () => {
    const socket = connectTo(site);
    const headers = "Host: x\r\nContent-Type: application/json\r\nContent-Length: 100";
    const parsed = once(site.app.server, "request");
    socket.write(`POST /api/contact HTTP/1.1\r\n${headers}\r\n\r\n{"a`);
    await parsed;
    socket.destroy();
    await once(socket, "close");
  };
  await breakOff();
  const before = answersAlive();
  for (let at = 0; at < 50; at++) await breakOff();
  await expect.poll(() => answersAlive() - before, { timeout: 20_000 }).toBeLessThan(10);
});

test.each(["/healthz", "/mark.svg"])("a GET of %s whose body never arrives is disconnected", async (path) => {
  const site = await listeningSite({ bodyMs: 300 });
  const socket = connectTo(site);
  socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\nx`);
  const dripping = setInterval(() => socket.write("x"), 50);
  await new Promise((resolve) => socket.once("close", resolve));
  clearInterval(dripping);
  expect(socket.destroyed).toBe(true);
});

test("a call from the site to itself has no deadline if it is refused before its body is read", async () => {
  const site = await listeningSite({ bodyMs: 1 });
  const { statusCode } = await site.app.inject({
    method: "POST",
    url: "/api/admin/accounts",
    payload: { username: "x" },
  });
  expect(statusCode).toBe(401);
  await once(connectTo(site), "connect"); // by then the deadline would have ended the process
  await new Promise((resolve) => setTimeout(resolve, 20));
});
