import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { startSiteProcess } from "#server/testing/site/site-process.ts";

/** Only root could become both, so the process is told who it is. */
const runAs = (user: number) => ({ NODE_OPTIONS: `--import=data:text/javascript,process.getuid=()=>${user}` });

const warningsOf = (printed: string) => printed.split("\n").filter((line) => line.includes("Warning:"));

async function warningsWith(settings: Record<string, string>) {
  const site = await startSiteProcess({ DEMO_CONTENT: "off", ...settings });
  await site.end("SIGTERM");
  await site.close();
  return warningsOf(site.printed());
}

test("a run as root is warned of in one line, and one by a user of its own is not", async () => {
  expect(await warningsWith(runAs(0))).toEqual(["  Warning: Running as root. A separate user is safer."]);
  expect(await warningsWith(runAs(1000))).toEqual([]);
});

test("a data folder that others could read is warned of in one line", async () => {
  const folder = await mkdtemp(join(tmpdir(), "open-folder-"));
  await chmod(folder, 0o755);
  try {
    const warnings = await warningsWith({ ...runAs(1000), DATA_DIR: folder });
    expect(warnings).toEqual([`  Warning: ${folder} was readable by other users. Only you can read it now.`]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
