import { once } from "node:events";
import { existsSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { lockFolder } from "#server/database/embedded/folder/folder-lock.ts";
import { formType, pictureForm, plain } from "#server/testing/cast/pictures.ts";
import { onServer } from "#server/testing/postgres/on-server.ts";
import { isLong } from "#server/testing/records/is-long.ts";
import { type KeptDatabase, keepDatabase } from "#server/testing/site/kept-database.ts";
import { type NpmStart, startByNpm } from "#server/testing/site/npm-start.ts";
import { beginRequest } from "#server/testing/site/unfinished-request.ts";

const password = "tall grass 7";
const json = { "content-type": "application/json" };
const soon = { timeout: 60_000, interval: 50 };

let kept: KeptDatabase;
let site: NpmStart;
beforeEach(async () => {
  kept = await keepDatabase();
  site = start();
});
afterEach(async () => {
  await site.close();
  await kept.remove();
});

function start(): NpmStart {
  const { dataDir, databaseUrl } = kept.location;
  return startByNpm({
    DATA_DIR: dataDir,
    ...(databaseUrl && { DATABASE_URL: databaseUrl, SESSION_SECRET: "x".repeat(32) }),
    DEMO_CONTENT: "on",
    ADMIN_PASSWORD: password,
  });
}

const isRefused = (origin: string) =>
  new Promise<boolean>((resolve) => {
    const { hostname, port } = new URL(origin);
    const socket = connect(Number(port), hostname, () => resolve(false));
    socket.on("error", (error) => resolve("code" in error && error.code === "ECONNREFUSED"));
    socket.on("connect", () => socket.destroy());
  });

async function listening(): Promise<string> {
  await expect.poll(() => site.origin(), soon).toBeDefined();
  return site.origin() ?? "";
}

/** Opens a connection like a browser that has asked once and may ask again. The site ends it when it stops. */
async function idleConnection(origin: string) {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname).on("error", () => {});
  socket.write("GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n");
  await once(socket, "data");
  return { isOver: once(socket.resume(), "close") };
}

async function post(address: string, body: object) {
  const response = await fetch(address, { method: "POST", headers: json, body: JSON.stringify(body) });
  const [cookie = ""] = (response.headers.getSetCookie()[0] ?? "").split(";");
  return { status: response.status, cookie };
}

const times = <Made>(count: number, make: (number: number) => Promise<Made>) =>
  Promise.all(Array.from({ length: count }, (_, number) => make(number)));

/** Begins everything that people may be in the middle of, each with the statuses it must be answered with. */
async function beginEverything(origin: string) {
  const email = "ida@demo.example";
  const member = await post(`${origin}/api/auth/register`, { name: "Ida Example", discord: "ida", email, password });
  const admin = await post(`${origin}/api/admin/login`, { username: "admin", password });
  expect([member.status, admin.status]).toEqual([201, 200]);
  const begin = (path: string, body: object) =>
    beginRequest(origin + path, { headers: json, body: JSON.stringify(body) });
  const message = { name: "Ida", email, subject: "other", message: "Keep this." };
  const form = { "content-type": "application/x-www-form-urlencoded" };
  const picture = pictureForm(await plain().png().toBuffer());
  return {
    signIns: await times(10, () => begin("/api/auth/login", { email, password })),
    messages: await times(10, () => begin("/api/contact", message)),
    uploads: await times(1, () =>
      beginRequest(`${origin}/api/admin/uploads`, {
        headers: { "content-type": formType, cookie: admin.cookie },
        body: picture,
      }),
    ),
    pages: await times(3, () => beginRequest(origin, { headers: form, body: "form=contact&name=Ida" })),
  };
}

type UnderWay = Awaited<ReturnType<typeof beginEverything>>;

async function finishEverything({ signIns, messages, uploads, pages }: UnderWay) {
  const finished = (unfinished: UnderWay["pages"]) => Promise.all(unfinished.map(({ finish }) => finish()));
  const [signedIn, sent, uploaded, shown] = await Promise.all([signIns, messages, uploads, pages].map(finished));
  const statuses = (responses: Awaited<ReturnType<typeof finished>> = []) => responses.map(({ status }) => status);
  return {
    signIns: statuses(signedIn),
    messages: statuses(sent),
    uploads: statuses(uploaded),
    pages: statuses(shown),
    arePagesWhole: shown?.every(
      ({ body }) => body.includes("Please fill in all fields") && body.includes("Scarp<wbr/>_demo"),
    ),
  };
}

const allAnswered = {
  signIns: Array(10).fill(200),
  messages: Array(10).fill(201),
  uploads: [201],
  pages: [400, 400, 400], // incomplete forms, shown again on their page
  arePagesWhole: true,
};

const isUnlocked = () => {
  try {
    lockFolder(kept.location.dataDir)();
    return true;
  } catch {
    return false;
  }
};

/** Sends the signal twice. npm forwards a signal that the site already has, but a busy machine may merge the two. */
function signalAllTwice(signal: NodeJS.Signals) {
  site.signalAll(signal);
  site.signalAll(signal);
}

describe("a stop finishes what is under way, then ends without an error", () => {
  const who: [string, () => void][] = [
    ["systemd, which tells every process", () => signalAllTwice("SIGTERM")],
    ["a supervisor that only tells npm", () => site.signalNpm("SIGTERM")],
    ["Ctrl+C, which every process gets", () => signalAllTwice("SIGINT")],
  ];
  test.each(isLong ? who : who.slice(0, 1))(
    "%s",
    async (_who, stop) => {
      const origin = await listening();
      const underWay = await beginEverything(origin);
      const idle = await idleConnection(origin);
      stop();
      await expect.poll(() => isRefused(origin), soon).toBe(true);
      await idle.isOver;
      expect(await finishEverything(underWay)).toEqual(allAnswered);
      expect(await site.ended).toEqual({ exitCode: 0, signal: null });
      expect(await isRefused(origin)).toBe(true);
      expect(isUnlocked()).toBe(true);
    },
    180_000,
  );
});

/** Whether the start has opened the database: its folder is locked, or it has a connection. */
async function isDatabaseBegun(): Promise<boolean> {
  const { dataDir, databaseUrl } = kept.location;
  if (!databaseUrl) return existsSync(join(dataDir, "lock.owner"));
  const others = "select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()";
  return (await onServer(databaseUrl, others)).rowCount !== 0;
}

type Moment = [when: string, hasCome: () => Promise<boolean>, ends: (number | string)[]];

describe("a signal while it starts", () => {
  const moments: Moment[] = [
    ["while the database is opened and filled", isDatabaseBegun, [0]],
    ["before anything is open", async () => site.printed().includes("bin/site start"), [0, "SIGTERM"]],
  ];
  test.each(isLong ? moments : moments.slice(0, 1))(
    "%s stops it cleanly, and the next start works",
    async (_when, hasCome, ends) => {
      await expect.poll(hasCome, soon).toBe(true);
      site.signalAll("SIGTERM");
      const { exitCode, signal } = await site.ended;
      expect(ends).toContain(exitCode ?? signal); // the signal itself if there was nothing to close yet
      expect(site.origin).toThrow("The site did not start");
      expect(site.printed()).not.toContain("Site ");
      expect(isUnlocked()).toBe(true);
      site = start();
      expect(await isRefused(await listening())).toBe(false);
    },
    180_000,
  );
});

test.runIf(isLong)(
  "a repeated signal is ignored for two seconds, and then cuts off work in progress",
  async () => {
    const origin = await listening();
    const [unfinished] = await times(1, () => beginRequest(`${origin}/api/contact`, { headers: json, body: "{}" }));
    const began = performance.now();
    const insist = () => {
      if (!site.printed().includes("cut off")) site.signalAll("SIGTERM");
      return site.printed();
    };
    await expect.poll(insist, { ...soon, interval: 100 }).toContain("Cutting off work in progress");
    const insistedMs = performance.now() - began;
    expect(await site.ended).toEqual({ exitCode: 0, signal: null });
    expect((await unfinished?.answered)?.status).toMatch(/hang up|ECONNRESET/);
    expect(insistedMs).toBeGreaterThanOrEqual(2_000);
  },
  180_000,
);
