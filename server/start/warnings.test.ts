import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { runFailingSite, startSiteProcess } from "#server/testing/site/site-process.ts";

/** Only root could become both users, so the process is told which one it is. */
const runAs = (user: number) => ({ NODE_OPTIONS: `--import=data:text/javascript,process.getuid=()=>${user}` });

const warningsOf = (printed: string) => printed.split("\n").filter((line) => line.includes("Warning:"));

async function warningsWith(settings: Record<string, string>) {
  const site = await startSiteProcess({ DEMO_CONTENT: "off", ...settings });
  await site.end("SIGTERM");
  await site.close();
  return warningsOf(site.printed());
}

test("running as root gets a one-line warning, and running as its own user doesn't", async () => {
  expect(await warningsWith(runAs(0))).toEqual(["  Warning: Running as root. A separate user is safer."]);
  expect(await warningsWith(runAs(1000))).toEqual([]);
});

test("a data folder that others could read gets a one-line warning", async () => {
  const folder = await mkdtemp(join(tmpdir(), "open-folder-"));
  await chmod(folder, 0o755);
  try {
    const warnings = await warningsWith({ ...runAs(1000), DATA_DIR: folder });
    expect(warnings).toEqual([`  Warning: ${folder} was readable by other users. Only you can read it now.`]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

test("a BACKUP_DIR that can't be written to ends the start with one line", async () => {
  const DATA_DIR = await mkdtemp(join(tmpdir(), "no-backups-"));
  try {
    const settings = { DATA_DIR, DEMO_CONTENT: "off", PORT: "0" };
    const { exitCode, printed } = await runFailingSite({ ...settings, BACKUP_DIR: "/proc/x" });
    expect(exitCode).toBe(1);
    expect(printed.trim().split("\n").at(-1)?.trim()).toBe(
      "BACKUP_DIR can't be written to (ENOENT): /proc/x. Choose another folder.",
    );
    await writeFile(join(DATA_DIR, "backups"), "no folder");
    const site = await startSiteProcess({ ...settings });
    await site.end("SIGTERM");
    expect(site.printed()).toContain("backups can't be written: set BACKUP_DIR to another folder");
  } finally {
    await rm(DATA_DIR, { recursive: true, force: true });
  }
});
