import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openDatabase } from "#server/database/database.ts";
import { setSwitch } from "#server/features/switches/switches.service.ts";
import { builtProgram, type SiteProcess, startSiteProcess } from "#server/testing/site/site-process.ts";
import { createCopy } from "#server/testing/site/test-database.ts";
import { usage } from "./commands.ts";

const folder = mkdtempSync(join(tmpdir(), "console-"));
const dataDir = join(folder, "data");
const copy = process.env.TEST_ENGINE === "postgres" ? await createCopy() : undefined;
/** For a site with its own database, or one on the tests' server. */
const settings: Record<string, string> = {
  DATA_DIR: dataDir,
  ...(copy && { DATABASE_URL: copy.url, SESSION_SECRET: "x".repeat(32) }),
};

let site: SiteProcess;
const startSite = () => startSiteProcess({ ...settings, DEMO_CONTENT: "off", ADMIN_USERNAME: "Ada" });

beforeAll(async () => {
  const database = await openDatabase({ dataDir, ...(copy && { databaseUrl: copy.url }) });
  await setSwitch(database.db, { name: "lockdown", isOn: true, by: { isConsole: true } });
  await database.close();
  site = await startSite();
});

afterAll(async () => {
  await site.close();
  await copy?.drop();
  rmSync(folder, { recursive: true, force: true });
});

type Ran = { exitCode: number; stdout: string; stderr: string };

/** Runs `npm run admin -- words`. */
const admin = (words: string[], changed: Record<string, string> = {}): Promise<Ran> =>
  new Promise((ran) => {
    const env = { ...process.env, ...settings, ...changed };
    const child = execFile(process.execPath, [builtProgram("admin"), ...words], { env }, (_error, stdout, stderr) =>
      ran({ exitCode: child.exitCode ?? -1, stdout, stderr: stderr.trim() }),
    );
  });

const newPassword = async (name: string) => {
  const ran = await admin(["reset", name]);
  expect(ran).toMatchObject({ exitCode: 0, stderr: "" });
  return /Ada has a new password: (\S{16}) /.exec(ran.stdout)?.[1] ?? "";
};

const signIn = async (password: string) => {
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify({ username: "ada", password });
  return fetch(`${site.origin}/api/admin/login`, { method: "POST", headers, body });
};

const isLocked = async () => (await (await fetch(`${site.origin}/api/lockdown`)).json()).isLocked;

test("reset sets a new password on a running site and ends the account's sessions", async () => {
  const before = await newPassword("Ada");
  const signedIn = await signIn(before);
  const cookie = String(signedIn.headers.get("set-cookie")).split(";")[0] ?? "";
  const after = await newPassword("ADA");
  const check = await fetch(`${site.origin}/api/admin/check`, { headers: { cookie } });
  expect([signedIn.status, await check.json()]).toEqual([200, { isAdmin: false }]);
  expect((await signIn(before)).status).toBe(401);
  expect((await signIn(after)).status).toBe(200);
});

test("unlock opens the running site", async () => {
  expect(await isLocked()).toBe(true);
  expect(await admin(["unlock"])).toMatchObject({ exitCode: 0, stderr: "" });
  await vi.waitFor(async () => expect(await isLocked()).toBe(false), 30_000);
});

test("verify-ledger checks the points of the running site", async () => {
  const ran = await admin(["verify-ledger"]);
  expect(ran).toMatchObject({ exitCode: 0, stderr: "", stdout: expect.stringContaining("The ledger is sound") });
});

test("an unknown account is an error that lists the accounts", async () => {
  const stderr = "There is no admin account called Bob. Accounts: Ada.";
  expect(await admin(["reset", "Bob"])).toEqual({ exitCode: 1, stdout: "", stderr });
});

test("reset works right after kill -9, and again once the site is back", async () => {
  await site.end("SIGKILL");
  const meanwhile = await newPassword("Ada");
  site = await startSite();
  expect((await signIn(meanwhile)).status).toBe(200);
  expect((await signIn(await newPassword("Ada"))).status).toBe(200);
});

test("leaves a folder alone if no site was ever started in it", async () => {
  const nowhere = join(folder, "nowhere");
  const ran = await admin(["unlock"], { DATA_DIR: nowhere, DATABASE_URL: "" });
  expect(ran).toEqual({ exitCode: 1, stdout: "", stderr: `No site has been started in ${nowhere} yet.` });
  expect(existsSync(nowhere)).toBe(false);
});

test("an unknown command prints the usage", async () => {
  expect(await admin(["lock"])).toEqual({ exitCode: 1, stdout: "", stderr: usage });
});

test("an invalid setting is reported in one line", async () => {
  const { exitCode, stderr } = await admin(["unlock"], { PORT: "eighty" });
  expect([exitCode, stderr.split("\n")]).toEqual([1, [expect.stringContaining("PORT must be")]]);
});
