import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { createTestSite, type TestSite } from "#server/testing/site/test-app.ts";

const closings: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0).reverse()) await close();
});

type Limits = NonNullable<Parameters<typeof createTestSite>[1]>["limits"];

async function listeningSite(limits: Limits): Promise<TestSite> {
  const site = await createTestSite({ RATE_LIMITS: "0" }, { limits });
  closings.push(() => site.close());
  await site.app.listen({ port: 0, host: "127.0.0.1" });
  return site;
}

/** Sends this text from one of this machine's addresses and keeps the connection. */
async function send({ app }: TestSite, { text, localAddress }: { text: string; localAddress: string }) {
  const { port } = app.server.address() as AddressInfo; // it listens on a port
  const socket = connect({ port, host: "127.0.0.1", localAddress });
  closings.push(() => socket.destroy());
  const sent = { answer: "", isClosed: false };
  socket.on("error", () => {}).on("data", (data) => (sent.answer += data));
  socket.on("close", () => (sent.isClosed = true));
  socket.write(text);
  await Promise.race([once(socket, "connect"), once(socket, "close")]);
  return sent;
}

const dozen = Array.from({ length: 13 }, (_, index) => `127.0.1.${index + 1}`);
const newcomers = ["127.0.2.1", "127.0.2.2", "127.0.2.3"];

/** Sends this text `count` times from each of a dozen addresses, one address after another. */
async function sendFromDozen(site: TestSite, { text, count }: { text: string; count: number }) {
  const sent: Awaited<ReturnType<typeof send>>[] = [];
  for (const localAddress of dozen)
    sent.push(...(await Promise.all(Array.from({ length: count }, () => send(site, { text, localAddress })))));
  return sent;
}

async function answersToNewcomers(site: TestSite, text: string): Promise<string[]> {
  const sent = await Promise.all(newcomers.map((localAddress) => send(site, { text, localAddress })));
  await expect.poll(() => sent.every(({ answer, isClosed }) => isClosed || answer), { timeout: 15_000 }).toBe(true);
  return sent.map(({ answer }) => answer.slice(0, "HTTP/1.1 200".length));
}

const health = "GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n";
const players = "GET /api/players HTTP/1.1\r\nHost: x\r\n\r\n";
const head = "POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n";
/** A body whose end never comes, and a complete one that isn't valid. */
const heldBody = `${head}Content-Length: 1000\r\n\r\n{`;
const wholeBody = `${head}Content-Length: 2000\r\n\r\n${"{}".padEnd(2_000)}`;

const allOf = (status: string) => newcomers.map(() => `HTTP/1.1 ${status}`);

// Only Linux lets programs use all of 127.0.0.0/8 without configuration.
describe.runIf(process.platform === "linux")("when a dozen addresses take all they can, newcomers still get", () => {
  test("a connection, and those with the most give one up", async () => {
    const site = await listeningSite({ mostConnections: 52 });
    const sent = await sendFromDozen(site, { text: health, count: 10 });
    const isOpen = () => sent.filter(({ isClosed }) => !isClosed).length;
    await expect.poll(isOpen, { timeout: 15_000 }).toBeLessThanOrEqual(52);
    expect(await answersToNewcomers(site, health)).toEqual(allOf("200"));
    await expect.poll(isOpen, { timeout: 15_000 }).toBeLessThanOrEqual(49);
  });

  test("room for a body, and those with the most are told to come back", async () => {
    const site = await listeningSite({ mostBodyBytes: 52_000 });
    const sent = await sendFromDozen(site, { text: heldBody, count: 10 });
    const refused = () => sent.filter(({ answer }) => answer.startsWith("HTTP/1.1 503")).length;
    await expect.poll(refused, { timeout: 15_000 }).toBeGreaterThanOrEqual(130 - 52);
    expect(await answersToNewcomers(site, wholeBody)).toEqual(allOf("400"));
    for (const { answer } of sent.filter(({ answer }) => answer)) expect(answer).toMatch(/^retry-after: 1\r$/im);
  });

  test("an answer, and those whose bodies don't arrive are told to come back", async () => {
    const site = await listeningSite({ mostRequests: 52 });
    const sent = await sendFromDozen(site, { text: heldBody, count: 10 });
    const refused = () => sent.filter(({ answer }) => answer.startsWith("HTTP/1.1 503")).length;
    await expect.poll(refused, { timeout: 15_000 }).toBeGreaterThanOrEqual(130 - 52);
    expect(await answersToNewcomers(site, players)).toEqual(allOf("200"));
  });
});
