import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { runFailingSite, startSiteProcess } from "#server/testing/site/site-process.ts";

/** Only root could become both users, so the process is told which one it is. */
const runAs = (user: number) => ({ NODE_OPTIONS: `--import=data:text/javascript,process.getuid=()=>${user}` });

/** Starts a site and stops it. Returns its warnings, and all that it printed. */
async function startWith(settings: Record<string, string>) {
  const site = await startSiteProcess({ DEMO_CONTENT: "off", ...settings });
  await site.end("SIGTERM");
  await site.close();
  const printed = site.printed();
  return { warnings: printed.split("\n").filter((line) => line.includes("Warning:")), printed };
}

test("running as root, a data folder that others could read and backups that can't be written get a line each", async () => {
  const folder = await mkdtemp(join(tmpdir(), "open-folder-"));
  await chmod(folder, 0o755);
  await writeFile(join(folder, "backups"), "no folder");
  try {
    const { warnings, printed } = await startWith({ ...runAs(0), DATA_DIR: folder });
    expect(warnings).toEqual([
      `  Warning: ${folder} was readable by other users. Only you can read it now.`,
      "  Warning: Running as root. A separate user is safer.",
    ]);
    expect(printed).toContain("backups can't be written: set BACKUP_DIR to another folder");
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

test("running as its own user in a folder of its own gets no warning", async () => {
  expect((await startWith(runAs(1000))).warnings).toEqual([]);
});

test("a BACKUP_DIR that can't be written to ends the start with one line", async () => {
  const DATA_DIR = await mkdtemp(join(tmpdir(), "no-backups-"));
  try {
    const settings = { DATA_DIR, DEMO_CONTENT: "off", PORT: "0", BACKUP_DIR: "/proc/x" };
    const { exitCode, printed } = await runFailingSite(settings);
    expect(exitCode).toBe(1);
    expect(printed.trim().split("\n").at(-1)?.trim()).toBe(
      "BACKUP_DIR can't be written to (ENOENT): /proc/x. Choose another folder.",
    );
  } finally {
    await rm(DATA_DIR, { recursive: true, force: true });
  }
});
