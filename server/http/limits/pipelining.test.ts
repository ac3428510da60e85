import { tracingChannel } from "node:diagnostics_channel";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import { createTestSite, type TestSite } from "#server/testing/site/test-app.ts";

const closings: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0).reverse()) await close();
});

async function listeningSite(limits: { mostRequests?: number } = {}, settings: Record<string, string> = {}) {
  const site = await createTestSite({ RATE_LIMITS: "0", ...settings }, { limits });
  closings.push(() => site.close());
  await site.app.listen({ port: 0, host: "127.0.0.1" });
  return site;
}

/** Opens a connection and collects its answers. */
function connectTo({ app }: TestSite, localAddress = "127.0.0.1") {
  const { port } = app.server.address() as AddressInfo; // it listens on a port
  const socket = connect({ port, host: "127.0.0.1", localAddress }).on("error", () => {});
  closings.push(() => socket.destroy());
  let answers = "";
  socket.on("data", (bytes) => {
    answers += bytes;
  });
  return { socket, answers: () => answers };
}

/** Resolves however the connection ended: one that is cut off emits an error first. */
const closed = (socket: Socket) => new Promise<void>((resolve) => socket.once("close", () => resolve()));

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;

/** The address of a connection, and the X-Forwarded-For it sends. */
type From = { localAddress?: string; forwardedFor?: string };
const forwarded = ({ forwardedFor }: From) => (forwardedFor ? `X-Forwarded-For: ${forwardedFor}\r\n` : "");

async function answerTo(site: TestSite, path: string, from: From = {}): Promise<string> {
  const { socket, answers } = connectTo(site, from.localAddress);
  socket.write(get(path).replace("\r\n\r\n", `\r\n${forwarded(from)}Connection: close\r\n\r\n`));
  await closed(socket);
  return answers();
}

/** Counts the requests that Fastify handles from now on, by its diagnostics channel. */
function countHandled(): () => number {
  let handled = 0;
  const channel = tracingChannel("fastify.request.handler");
  const count = () => {
    handled++;
  };
  channel.start.subscribe(count);
  closings.push(() => channel.start.unsubscribe(count));
  return () => handled;
}

/** Counts the requests that Node has parsed. */
function countParsed({ app }: TestSite): () => number {
  let parsed = 0;
  app.server.on("request", () => parsed++);
  return () => parsed;
}

const mostAhead = 8;
const patience = { timeout: 20_000 };

test.each(["/", "/api/players", "/healthz"])(
  "a connection that asks for %s 2,275 times at once is closed, and almost none of it is read or handled",
  async (path) => {
    const site = await listeningSite();
    await answerTo(site, path); // rendering a page makes calls that would be counted too
    const [handled, parsed] = [countHandled(), countParsed(site)];
    const { socket, answers } = connectTo(site);
    socket.write(get(path).repeat(2_275));
    await closed(socket);
    expect(answers().split("HTTP/1.1 ").length - 1).toBeLessThanOrEqual(mostAhead);
    expect(handled()).toBeLessThanOrEqual(mostAhead);
    expect(parsed()).toBeLessThanOrEqual(mostAhead + 1);
    expect(await answerTo(site, "/healthz")).toMatch(/^HTTP\/1.1 200 /);
  },
);

test("a connection that sends eight requests at once gets all the answers and stays open", async () => {
  const site = await listeningSite();
  const { socket, answers } = connectTo(site);
  for (const round of [1, 2, 3]) {
    socket.write(get("/healthz").repeat(mostAhead));
    await expect.poll(() => answers().split("HTTP/1.1 200 ").length - 1, patience).toBe(round * mostAhead);
  }
  expect(socket.destroyed).toBe(false);
});

/** Sends a request whose body never comes, so it waits for its answer. */
function waitingRequest(site: TestSite, from: From) {
  const own = connectTo(site, from.localAddress);
  own.socket.write(
    `POST /api/contact HTTP/1.1\r\nHost: x\r\n${forwarded(from)}Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{`,
  );
  return own;
}

/** Opens this many waiting requests, each on its own connection. */
async function waitingRequests(site: TestSite, count: number, from: From = {}) {
  const parsed = countParsed(site);
  const waiting = Array.from({ length: count }, () => waitingRequest(site, from));
  await expect.poll(parsed, patience).toBe(count);
  return waiting;
}

test("while too many requests wait, others are told to come back until one has been answered", async () => {
  const site = await listeningSite({ mostRequests: 6 }, { TRUST_PROXY: "127.0.0.1" });
  const [first] = await waitingRequests(site, 6);
  const refused = await answerTo(site, "/api/players");
  expect(refused).toMatch(/^HTTP\/1.1 503 /);
  expect(refused).toMatch(/^retry-after: 1\r$/im);
  expect(refused).toContain("x-content-type-options: nosniff");
  expect(refused).toContain('"code":"overloaded"}');
  expect(await answerTo(site, "/healthz")).toMatch(/^HTTP\/1.1 200 /);
  first?.socket.write("}");
  await expect.poll(() => first?.answers(), patience).toMatch(/^HTTP\/1.1 400 /);
  expect(await answerTo(site, "/api/players")).toMatch(/^HTTP\/1.1 200 /);
});

test("disconnecting removes a client's waiting requests", async () => {
  const site = await listeningSite({ mostRequests: 6 }, { TRUST_PROXY: "127.0.0.1" });
  for (const { socket } of await waitingRequests(site, 6)) socket.destroy();
  await expect.poll(() => answerTo(site, "/api/players"), patience).toMatch(/^HTTP\/1.1 200 /);
});

// Only Linux lets programs use all of 127.0.0.0/8 without configuration.
test.runIf(process.platform === "linux")("one address may have half of the waiting requests at most", async () => {
  const site = await listeningSite({ mostRequests: 6 });
  await waitingRequests(site, 3);
  expect(await answerTo(site, "/api/players")).toMatch(/^HTTP\/1.1 503 /);
  expect(await answerTo(site, "/api/players", { localAddress: "127.0.0.2" })).toMatch(/^HTTP\/1.1 200 /);
});

test("behind a proxy, each visitor's address may have half at most, and the next one half of the rest", async () => {
  const site = await listeningSite({ mostRequests: 6 }, { TRUST_PROXY: "127.0.0.1" });
  const [one, two, three] = ["203.0.113.1", "203.0.113.2", "203.0.113.3"].map((forwardedFor) => ({ forwardedFor }));
  await waitingRequests(site, 3, one);
  expect(await answerTo(site, "/api/players", one)).toMatch(/^HTTP\/1.1 503 /);
  await waitingRequests(site, 1, two);
  expect(await answerTo(site, "/api/players", { forwardedFor: "198.51.100.9, 203.0.113.1" })).toMatch(
    /^HTTP\/1.1 503 /,
  );
  expect(await answerTo(site, "/api/players", three)).toMatch(/^HTTP\/1.1 200 /);
});

test("a flooded site stops as quickly as any other", async () => {
  const site = await listeningSite();
  const { socket } = connectTo(site);
  socket.write(get("/api/players").repeat(2_275));
  await closed(socket);
  await expect(site.app.drain()).resolves.toBeUndefined();
});
