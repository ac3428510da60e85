import { once } from "node:events";
import { readFileSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { request } from "node:https";
import { connect } from "node:net";
import { connect as connectByTls } from "node:tls";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { mostMemoryDuring } from "#server/testing/measures/memory.ts";
import { isLong } from "#server/testing/records/is-long.ts";
import { type SiteProcess, startShippedSite } from "#server/testing/site/site-process.ts";
import { withoutLimits } from "#server/testing/site/without-limits.ts";
import { hasNginx, runShippedNginx } from "#server/testing/stand-ins/run-nginx.ts";

const [attacker, visitor] = ["127.0.1.1", "127.0.1.2"];
const head = "Host: flawless.example\r\n";
const get = (path: string) => `GET ${path} HTTP/1.1\r\n${head}\r\n`;
const patience = { timeout: 60_000 };

let site: SiteProcess;
let nginx: Awaited<ReturnType<typeof runShippedNginx>>;

/** Opens a connection from the attacker's address, which sends this and reads the answers unless told otherwise. */
function attack(text: string, { reads = true } = {}) {
  const { port } = new URL(nginx.https);
  const plain = connect({ port: Number(port), host: "127.0.0.1", localAddress: attacker }).on("error", () => {});
  const socket = connectByTls({ socket: plain, rejectUnauthorized: false, servername: "flawless.example" });
  const sent = { socket, response: "", isOpen: false, isClosed: false };
  socket.on("error", () => {}).on("close", () => Object.assign(sent, { isClosed: true }));
  socket.on("secureConnect", () => {
    sent.isOpen = true;
    socket.write(text);
  });
  if (reads) socket.on("data", (bytes) => (sent.response += bytes));
  return sent;
}

/** Returns the statuses of another visitor's page, list, health check and message. */
async function statusesOfVisitor(): Promise<(number | undefined)[]> {
  const message = JSON.stringify({ name: "Ida", email: "ida@demo.example", subject: "other", message: "Hello." });
  const asked: [path: string, body?: string][] = [
    ["/"],
    ["/api/news?limit=7"],
    ["/healthz"],
    ["/api/contact", message],
  ];
  return Promise.all(
    asked.map(async ([path, body]) => {
      const call = request(nginx.https + path, {
        rejectUnauthorized: false,
        method: body ? "POST" : "GET",
        localAddress: visitor,
        agent: false,
        headers: { host: "flawless.example", ...(body && { "content-type": "application/json" }) },
      });
      call.end(body);
      const [response]: IncomingMessage[] = await once(call, "response");
      response?.resume();
      return response?.statusCode;
    }),
  );
}

const allServed = [200, 200, 200, 201];

/** Returns how many connections the site itself has. */
function connectionsAtSite(): number {
  const port = Number(new URL(site.origin).port).toString(16).toUpperCase().padStart(4, "0");
  const established = new RegExp(`^ *\\d+: \\w+:${port} \\w+:\\w+ 01 `, "gm");
  return readFileSync("/proc/net/tcp", "utf8").match(established)?.length ?? 0;
}

const expectEnoughMemory = async (work: () => Promise<unknown>) =>
  expect(await mostMemoryDuring(site.pid, work)).toBeLessThan(512);

// Only Linux lets programs use all of 127.0.0.0/8 without configuration, and shows their connections.
describe.runIf(process.platform === "linux" && hasNginx())(
  "behind the shipped nginx, other visitors are served while one address",
  () => {
    beforeAll(async () => {
      site = await startShippedSite({ TRUST_PROXY: "127.0.0.1", ...withoutLimits });
      nginx = await runShippedNginx(site.origin);
      await vi.waitFor(statusesOfVisitor, patience);
    });
    afterAll(async () => {
      await nginx.stop();
      await site.close();
    });

    test("holds 1,000 connections: idle, with headers or bodies that never end, and with answers that it doesn't read", async () => {
      const kinds = {
        idle: { text: "" },
        headers: { text: `GET / HTTP/1.1\r\n${head}X-Slow: ` },
        bodies: {
          text: `POST /api/contact HTTP/1.1\r\n${head}Content-Type: application/json\r\nContent-Length: 60000\r\n\r\n{`,
        },
        responses: { text: get("/api/openapi.json").repeat(20), reads: false },
      };
      await expectEnoughMemory(async () => {
        const sockets = Object.values(kinds).flatMap(({ text, ...how }) =>
          Array.from({ length: 250 }, () => attack(text, how)),
        );
        await expect.poll(() => sockets.filter(({ isOpen }) => isOpen).length, patience).toBe(1_000);
        for (let times = 0; times < 10; times++) expect(await statusesOfVisitor()).toEqual(allServed);
        expect(connectionsAtSite()).toBeGreaterThan(0);
        expect(connectionsAtSite()).toBeLessThanOrEqual(70); // those nginx keeps open, and a few more
        const unfinished = sockets.slice(0, 750);
        await expect.poll(() => unfinished.filter(({ isClosed }) => !isClosed).length, patience).toBe(0);
        for (const { socket } of sockets) socket.destroy();
      });
    });

    test.runIf(isLong)("sends 2,000 requests at once, or headers without end, on each of its connections", async () => {
      await expectEnoughMemory(async () => {
        const many = Array.from({ length: 20 }, () => attack(get("/about").repeat(2_000)));
        const large = Array.from({ length: 20 }, () => attack(`GET / HTTP/1.1\r\n${"X-Large: x\r\n".repeat(100_000)}`));
        await expect.poll(() => [...many, ...large].every(({ response }) => response), patience).toBe(true);
        for (let times = 0; times < 10; times++) expect(await statusesOfVisitor()).toEqual(allServed);
        await expect.poll(() => [...many, ...large].every(({ isClosed }) => isClosed), patience).toBe(true);
        expect(many.some(({ response }) => response.includes("HTTP/1.1 429 "))).toBe(true);
        for (const { response } of large) expect(response).toMatch(/^HTTP\/1.1 400 /);
      });
    });
  },
);
