import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openEmbedded } from "#server/database/embedded/open-embedded.ts";
import { contactMessages } from "#server/features/contact-messages/contact-messages.table.ts";
import { behindProxy, fromNewAddress } from "#server/testing/site/addresses.ts";
import { startShippedSite } from "#server/testing/site/site-process.ts";

const restarts = 20;
const writers = 8;

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "restarts-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Whether the site was down, or gone before it took the request. Sending again is then safe. */
const isRefused = (error: unknown) =>
  error instanceof Error &&
  error.cause instanceof Error &&
  "code" in error.cause &&
  ["ECONNREFUSED", "ECONNRESET", "UND_ERR_SOCKET"].includes(String(error.cause.code));

describe.runIf(process.env.TEST_ENGINE === "embedded")(`${restarts} restarts while ${writers} people write`, () => {
  const stored: string[] = [];
  const failed: string[] = [];
  let isOver = false;

  /**
   * Sends the message until it is stored. Tries again when it is refused; anything else is a failure. If the site had taken a
   * message whose connection it then dropped, the message would be stored twice.
   */
  async function send(origin: string, message: string) {
    while (!isOver) {
      const sent = fetch(`${origin}/api/contact`, {
        method: "POST",
        headers: { "content-type": "application/json", ...fromNewAddress() },
        body: JSON.stringify({ name: "Sam", email: "sam@demo.example", subject: "other", message }),
      });
      const response = await sent.catch((error: unknown) => error);
      if (response instanceof Response && response.status === 201) return stored.push(message);
      const mayTryAgain = response instanceof Response ? response.status === 503 : isRefused(response);
      if (!mayTryAgain)
        return failed.push(`${message}: ${response instanceof Response ? response.status : String(response)}`);
      await setTimeout(20); // like a client that was told to try again later
    }
  }

  async function write(origin: string, writer: number) {
    for (let at = 0; !isOver; at++) await send(origin, `message ${at} of ${writer}`);
  }

  test("fail nobody who tries again, and every acknowledged message is stored once", async () => {
    const settings = { DATA_DIR: folder, ...behindProxy, DEMO_CONTENT: "off" };
    let site = await startShippedSite(settings);
    const { origin } = site;
    const writing = Promise.all(Array.from({ length: writers }, (_, writer) => write(origin, writer)));
    const exitCodes: (number | null)[] = [];
    let slowestStopMs = 0;
    for (let restart = 0; restart < restarts; restart++) {
      const before = stored.length;
      await expect.poll(() => stored.length, { timeout: 60_000 }).toBeGreaterThan(before + 5 * writers);
      const began = performance.now();
      const exitCode = await site.end("SIGTERM");
      exitCodes.push(exitCode);
      slowestStopMs = Math.max(slowestStopMs, performance.now() - began);
      if (exitCode !== 0)
        console.log(`${exitCode} after ${Math.round(performance.now() - began)} ms: ${site.printed()}`);
      site = await startShippedSite({ ...settings, PORT: new URL(origin).port });
    }
    isOver = true;
    await writing;
    await site.end("SIGTERM");
    const slowest = `the slowest stop took ${(slowestStopMs / 1000).toFixed(1)} s`;
    console.log(`${stored.length} messages over ${restarts} restarts; ${slowest}.`);
    expect(failed).toEqual([]);
    expect(exitCodes).toEqual(Array(restarts).fill(0));
    const database = await openEmbedded({ dataDir: folder });
    const rows = await database.db.select({ message: contactMessages.message }).from(contactMessages);
    await database.close();
    expect(rows.map(({ message }) => message).toSorted()).toEqual(stored.toSorted());
  });
});
