import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runConsole } from "#server/testing/site/console-program.ts";
import { type SiteProcess, startSiteProcess } from "#server/testing/site/site-process.ts";
import { createCopy } from "#server/testing/site/test-database.ts";

const folder = mkdtempSync(join(tmpdir(), "console-backup-"));
const isServer = process.env.TEST_ENGINE === "postgres";
const backups = join(folder, "backups");
const secret = { SESSION_SECRET: "x".repeat(32), BACKUP_DIR: backups };
const password = "correct horse battery";
const removals: (() => Promise<void>)[] = [];

/** Returns the settings of a new place for a site; on a server, an empty database. */
async function settingsIn(name: string): Promise<Record<string, string>> {
  const dataDir = join(folder, name);
  if (!isServer) return { ...secret, DATA_DIR: dataDir };
  const { url, drop } = await createCopy({ of: "template0" });
  removals.push(drop);
  return { ...secret, DATA_DIR: dataDir, DATABASE_URL: url };
}

let settings: Record<string, string>;
let site: SiteProcess;

beforeAll(async () => {
  settings = await settingsIn("first");
  site = await startSiteProcess({ ...settings, DEMO_CONTENT: "on" });
});
afterAll(async () => {
  await site.close();
  for (const remove of removals) await remove();
  rmSync(folder, { recursive: true, force: true });
});

const send = ({ origin }: SiteProcess, [method, path]: [string, string], body: object, cookie = "") =>
  fetch(origin + path, {
    method,
    headers: { "content-type": "application/json", cookie },
    body: JSON.stringify(body),
  });

async function register(name: string) {
  const who = { name, email: `${name}@demo.example`, discord: `${name}_sample`, password };
  const response = await send(site, ["POST", "/api/auth/register"], who);
  expect([response.status, await response.text()]).toEqual([201, expect.any(String)]);
  return String(response.headers.get("set-cookie")).split(";")[0] ?? "";
}

const signIn = (where: SiteProcess, name: string) =>
  send(where, ["POST", "/api/auth/login"], { email: `${name}@demo.example`, password });

test("a running site can be backed up, restored elsewhere and started there, without accounts deleted since", {
  timeout: 120_000,
}, async () => {
  await register("ida");
  const leaving = await register("ola");
  const taken = await runConsole("admin", ["backup"], settings);
  const [name = ""] = readdirSync(backups);
  const file = join(backups, name);
  expect(taken).toMatchObject({ exitCode: 0, stderr: "" });
  expect(taken.stdout).toMatch(
    /^Backed up \d+ rows of \d+ tables in [\d.]+ s\.\n {2}The file is .*, [\d.]+ KB\. It was read/,
  );
  expect(taken.stdout).toContain(file);
  expect((await send(site, ["DELETE", "/api/auth/me"], { password }, leaving)).status).toBe(204);

  const other = await settingsIn("second");
  const restored = await runConsole("restore", [file], other);
  expect(restored).toMatchObject({ exitCode: 0, stderr: "" });
  expect(restored.stdout).toMatch(/^Restored \d+ rows of \d+ tables into .* in [\d.]+ s\./);
  expect(restored.stdout).toContain("Accounts deleted after the backup, now deleted again: 1.");
  expect((await runConsole("admin", ["verify-ledger"], other)).stdout).toContain("The ledger is sound");
  const second = await startSiteProcess(other);
  try {
    expect((await signIn(second, "ida")).status).toBe(200);
    expect((await signIn(second, "ola")).status).toBe(401);
    expect((await fetch(`${second.origin}/news`)).status).toBe(200);
    expect(await (await fetch(`${second.origin}/api/players`)).text()).toBe(
      await (await fetch(`${site.origin}/api/players`)).text(),
    );
  } finally {
    await second.end("SIGTERM");
  }
});

test("a site deletes the accounts again that a database from elsewhere brought back, before it serves anyone", {
  timeout: 120_000,
}, async () => {
  const file = join(folder, "elsewhere", "before.backup");
  const leaving = await register("una");
  await runConsole("admin", ["backup", file], settings);
  expect((await send(site, ["DELETE", "/api/auth/me"], { password }, leaving)).status).toBe(204);
  const other = { ...(await settingsIn("fourth")), BACKUP_DIR: join(folder, "fourth-backups") };
  const restored = await runConsole("restore", [file], other); // neither folder has the list yet
  expect(restored).toMatchObject({ exitCode: 0, stderr: "" });
  expect(restored.stdout).not.toContain("deleted again");
  cpSync(join(backups, "deleted-accounts"), join(other.BACKUP_DIR, "deleted-accounts"), { recursive: true });
  const second = await startSiteProcess(other);
  try {
    expect((await signIn(second, "una")).status).toBe(401);
    expect((await signIn(second, "ida")).status).toBe(200);
  } finally {
    await second.end("SIGTERM");
  }
});

test("the list of deleted accounts holds only times and ids", async () => {
  const list = join(backups, "deleted-accounts");
  const texts = readdirSync(list).map((day) => readFileSync(join(list, day), "utf8"));
  expect(texts.join("")).toMatch(/^(\d{4}-[\d-]+T[\d:.]+Z [0-9a-f-]{36}\n)+$/);
});

test("refuses to restore into a database that isn't empty, or from a missing file, and says why", async () => {
  const [name = ""] = readdirSync(backups).filter((each) => each.endsWith(".backup"));
  const full = await runConsole("restore", [join(backups, name)], settings);
  expect(full).toMatchObject({ exitCode: 1, stdout: "" });
  expect(full.stderr).toMatch(/isn't empty|There's already a database in/);
  const blank = join(folder, "third");
  const wrong = await runConsole("restore", [join(folder, "nothing.backup")], { ...settings, DATA_DIR: blank });
  expect(wrong).toMatchObject({
    exitCode: 1,
    stdout: "",
    stderr: expect.stringMatching(/Couldn't read \S*nothing\.backup/),
  });
  expect(existsSync(blank)).toBe(false);
});
