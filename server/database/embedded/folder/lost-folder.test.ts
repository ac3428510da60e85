import { existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { expect, test, vi } from "vitest";
import { behindProxy, fromNewAddress } from "#server/testing/site/addresses.ts";
import { runFailingSite, startSiteProcess } from "#server/testing/site/site-process.ts";

const patience = { timeout: 60_000, interval: 100 };

test("if the data folder is moved or deleted, the site keeps running and only writes stop until it is back", {
  timeout: 180_000,
}, async () => {
  const site = await startSiteProcess({ ...behindProxy, DEMO_CONTENT: "off" });
  const call = async (path: string, body?: object) =>
    (
      await fetch(`${site.origin}${path}`, {
        ...(body && {
          method: "POST",
          headers: { "content-type": "application/json", ...fromNewAddress() },
          body: JSON.stringify(body),
        }),
      })
    ).status;
  const message = { name: "Ida", email: "ida@demo.example", subject: "media", message: "May we film?" };
  const write = () => call("/api/contact", message);
  const times = (sentence: string) => site.printed().split(sentence).length - 1;
  const elsewhere = `${site.dataDir}.moved`;
  try {
    expect(await write()).toBe(201);
    await rename(site.dataDir, elsewhere);
    await vi.waitFor(async () => expect(await write()).toBe(503), patience);
    expect(await call("/healthz")).toBe(200);
    await rename(elsewhere, site.dataDir);
    await vi.waitFor(async () => expect(await write()).toBe(201), patience);
    expect([times("the data folder can't be written to"), times("can be written to again")]).toEqual([1, 1]);
    await rm(site.dataDir, { recursive: true });
    await vi.waitFor(async () => expect(await write()).toBe(503), patience);
    expect(await call("/healthz")).toBe(200);
    expect(existsSync(site.dataDir)).toBe(false);
  } finally {
    await site.close();
    await rm(elsewhere, { recursive: true, force: true });
  }
});

test.runIf(existsSync("/proc/self")).each(["/proc/x", "/proc/x/y"])(
  "a start on %s, where no folder can be created, fails with one line",
  async (DATA_DIR) => {
    const { exitCode, printed } = await runFailingSite({ DATA_DIR, PORT: "0" });
    expect(exitCode).toBe(1);
    const lines = printed.split("\n").filter((line) => line.trim() && !line.includes("Warning:"));
    expect(lines).toEqual([expect.stringContaining(`The data folder ${DATA_DIR} can't be used`)]);
  },
);
