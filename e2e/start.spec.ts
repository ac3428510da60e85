import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { behindProxy, fromNewAddress } from "#server/testing/site/addresses.ts";
import { runFailingSite, type SiteProcess, startSiteProcess } from "#server/testing/site/site-process.ts";
import { expect, test } from "./fixtures/test.ts";

const long = { tag: "@long" };
const open: { close: () => Promise<unknown> }[] = [];
const closing = <Resource extends { close: () => Promise<unknown> }>(resource: Resource) => {
  open.push(resource);
  return resource;
};
test.afterEach(async () => {
  for (const resource of open.splice(0).reverse()) await resource.close();
});

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "start-"));
  open.push({ close: () => rm(folder, { recursive: true, force: true }) });
  return folder;
}

const lineOf = (printed: string) => printed.split("\n").filter((line) => line.trim() && !line.includes("Warning:"));

test.describe("a start that fails says why in one line and exits with an error", () => {
  test("a setting that can't be read", async () => {
    const { exitCode, printed } = await runFailingSite({ DATA_DIR: await temporaryFolder(), PORT: "eighty" });
    expect(exitCode).toBe(1);
    expect(lineOf(printed)).toEqual([expect.stringContaining("PORT must be a port number")]);
  });

  test("a database that can't be reached", long, async () => {
    const settings = { DATABASE_URL: "postgres://127.0.0.1:1/x", SESSION_SECRET: "x".repeat(32) };
    const { exitCode, printed } = await runFailingSite({ DATA_DIR: await temporaryFolder(), ...settings });
    expect(exitCode).toBe(1);
    expect(lineOf(printed)).toEqual([expect.stringContaining("127.0.0.1:1")]);
  });

  test("an address that isn't this machine's", long, async () => {
    const { exitCode, printed } = await runFailingSite({
      DATA_DIR: await temporaryFolder(),
      HOST: "203.0.113.1",
      PORT: "0",
    });
    expect(exitCode).toBe(1);
    expect(lineOf(printed)).toEqual([
      expect.stringContaining("203.0.113.1:0 isn't an address of this machine. Check HOST."),
    ]);
  });

  test("a port in use", long, async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
    const { port } = other.address() as AddressInfo; // it listens on a port
    const { exitCode, printed } = await runFailingSite({ DATA_DIR: await temporaryFolder(), PORT: String(port) });
    other.close();
    expect(exitCode).toBe(1);
    expect(lineOf(printed)).toEqual([`  127.0.0.1:${port} is in use by another program. Set PORT to a free port.`]);
  });

  test("a data folder that is a file", long, async () => {
    const file = join(await temporaryFolder(), "data");
    await writeFile(file, "");
    const { exitCode, printed } = await runFailingSite({ DATA_DIR: file, PORT: "0" });
    expect(exitCode).toBe(1);
    expect(lineOf(printed)).toEqual([expect.stringContaining(file)]);
  });

  test("a data folder in use by another process", long, async () => {
    const site = closing(await startSiteProcess());
    const { exitCode, printed } = await runFailingSite({ DATA_DIR: site.dataDir, PORT: "0" });
    expect(exitCode).toBe(1);
    expect(lineOf(printed)).toEqual([expect.stringContaining(site.dataDir)]);
    expect(printed).toContain(String(site.pid));
  });
});

test.describe("a first start", () => {
  test("prints the address, the admin with a password, and where the data is; a second one doesn't print the password", async () => {
    const dataDir = join(await temporaryFolder(), "data");
    const first = closing(await startSiteProcess({ DATA_DIR: dataDir }));
    expect(first.printed()).toMatch(/Site +http:\/\/127\.0\.0\.1:\d+/);
    expect(first.printed()).toMatch(/Admin +admin, password \S{16} /);
    expect(first.printed()).toContain(dataDir);
    expect((await stat(dataDir)).mode & 0o777).toBe(0o700);
    expect(await first.end("SIGTERM")).toBe(0);
    const second = closing(await startSiteProcess({ DATA_DIR: dataDir }));
    expect(second.printed()).toMatch(/Admin +admin\n/);
  });

  test("without demo content shows empty lists", long, async () => {
    const site = closing(await startSiteProcess({ DEMO_CONTENT: "off" }));
    expect(await (await fetch(`${site.origin}/api/players`)).json()).toEqual([]);
    const page = await (await fetch(site.origin)).text();
    for (const sentence of ["No players found", "No achievements yet", "No videos available at the moment."]) {
      expect(page).toContain(sentence);
    }
  });
});

const message = { name: "Ida", email: "ida@demo.example", subject: "other", message: "Keep this." };

async function send(site: SiteProcess, text: string): Promise<boolean> {
  const headers = { "content-type": "application/json", ...fromNewAddress() };
  const body = JSON.stringify({ ...message, message: text });
  const answer = await fetch(`${site.origin}/api/contact`, { method: "POST", headers, body }).catch(() => undefined);
  return answer?.status === 201;
}

test("acknowledged messages survive a kill in the middle of writing, and the folder opens again", long, async () => {
  const dataDir = join(await temporaryFolder(), "data");
  const site = closing(await startSiteProcess({ ...behindProxy, DATA_DIR: dataDir }));
  const acknowledged: string[] = [];
  const writing = Array.from({ length: 4 }, async (_, writer) => {
    for (let number = 0; ; number++) {
      const text = `message ${writer}-${number}`;
      if (!(await send(site, text))) return;
      acknowledged.push(text);
      if (acknowledged.length === 40) await site.end("SIGKILL");
    }
  });
  await Promise.all(writing);
  expect(acknowledged.length).toBeGreaterThanOrEqual(40);
  const { openDatabase } = await import("#server/database/database.ts");
  const { contactMessages } = await import("#server/features/contact-messages/contact-messages.table.ts");
  const database = closing(await openDatabase({ dataDir }));
  const kept = (await database.db.select({ text: contactMessages.message }).from(contactMessages)).map(
    ({ text }) => text,
  );
  expect(kept).toEqual(expect.arrayContaining(acknowledged));
});
