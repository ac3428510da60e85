import { connect } from "node:net";
import { afterEach, expect, test } from "vitest";
import { formType } from "#server/testing/cast/pictures.ts";
import { isLong } from "#server/testing/records/is-long.ts";
import { type SiteProcess, startSiteProcess } from "#server/testing/site/site-process.ts";
import { beginRequest } from "#server/testing/site/unfinished-request.ts";

let site: SiteProcess;
afterEach(() => site.close());

const statusOf = async (path: string) => (await fetch(site.origin + path)).status;
const message = JSON.stringify({ name: "Ida", email: "ida@demo.example", subject: "other", message: "Hello." });

test("a stopping site first tells proxies that it isn't ready, and serves everything for a moment longer", async () => {
  site = await startSiteProcess({ STOP_NOTICE_MS: "5000", DEMO_CONTENT: "off" });
  expect(await statusOf("/readyz")).toBe(200);
  const ended = site.end("SIGTERM");
  await expect.poll(() => statusOf("/readyz"), { interval: 20 }).toBe(503);
  expect([await statusOf("/healthz"), await statusOf("/about")]).toEqual([200, 200]);
  const headers = { "content-type": "application/json" };
  expect((await fetch(`${site.origin}/api/contact`, { method: "POST", headers, body: message })).status).toBe(201);
  expect(await ended).toBe(0);
});

test.runIf(isLong)("without a notice it stops immediately", async () => {
  site = await startSiteProcess({ STOP_NOTICE_MS: "0", DEMO_CONTENT: "off" });
  const began = performance.now();
  expect(await site.end("SIGTERM")).toBe(0);
  expect(performance.now() - began).toBeLessThan(5_000); // the longest notice that can be set
});

/** Sends many requests on one connection and reads none of the answers. */
function readNothing(origin: string) {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname)
    .on("error", () => {})
    .pause();
  for (let time = 0; time < 200; time++) socket.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
  return socket;
}

test("a stalled reader and an upload that never ends delay it by less than ten seconds", async () => {
  site = await startSiteProcess({ DEMO_CONTENT: "off" });
  const reader = readNothing(site.origin);
  const body = Buffer.alloc(100_000);
  const unfinished = await beginRequest(`${site.origin}/api/contact`, { headers: { "content-type": formType }, body });
  await statusOf("/about");
  expect(await site.end("SIGTERM")).toBe(0); // after ten seconds it would end itself with another code
  await unfinished.answered;
  reader.destroy();
});
