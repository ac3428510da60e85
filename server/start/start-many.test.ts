import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { projectFolder } from "#server/platform/process/project-folder.ts";
import { keepDatabase } from "#server/testing/site/kept-database.ts";
import { builtProgram } from "#server/testing/site/site-process.ts";
import { freePort } from "#server/testing/stand-ins/free-port.ts";

const soon = { timeout: 60_000, interval: 100 };

function startMany(settings: Record<string, string>) {
  builtProgram();
  const child = spawn(process.execPath, [join(projectFolder, "scripts/start-many.ts"), "2"], {
    cwd: projectFolder,
    env: { ...process.env, ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (printed += chunk));
  return { child, printed: () => printed, ended: once(child, "exit").then(([exitCode]) => exitCode) };
}

const message = JSON.stringify({ name: "Ida", email: "ida@demo.example", subject: "other", message: "Hello." });

/** Sends a message from one of this machine's addresses, over a new connection. Returns the status. */
async function send(origin: string, localAddress: string): Promise<number> {
  const headers = { "content-type": "application/json" };
  const asked = request(`${origin}/api/contact`, { method: "POST", localAddress, agent: false, headers });
  asked.end(message);
  const [response] = await once(asked, "response");
  response.resume();
  return response.statusCode;
}

const isPostgres = process.env.TEST_ENGINE === "postgres";

test.runIf(!isPostgres)("without a PostgreSQL it says what is missing", async () => {
  const { ended, printed } = startMany({ DATABASE_URL: "" });
  expect(await ended).toBe(1);
  expect(printed()).toContain("Set DATABASE_URL and SESSION_SECRET: several instances share one PostgreSQL.");
});

// Only Linux lets programs use all of 127.0.0.0/8 without configuration.
test.runIf(isPostgres && process.platform === "linux")(
  "two instances behind one port share limits, tell visitors apart, replace one that dies and stop cleanly",
  async () => {
    const kept = await keepDatabase();
    const DATA_DIR = mkdtempSync(join(tmpdir(), "many-"));
    const port = await freePort();
    const settings = {
      DATABASE_URL: kept.location.databaseUrl ?? "",
      SESSION_SECRET: "x".repeat(32),
      DEMO_CONTENT: "off",
    };
    const { child, printed, ended } = startMany({ ...settings, PORT: String(port), RATE_LIMITS: "0.2", DATA_DIR });
    onTestFinished(async () => {
      child.kill("SIGTERM");
      await ended;
      rmSync(DATA_DIR, { recursive: true });
      await kept.remove();
    });
    const origin = `http://127.0.0.1:${port}`;
    const instances = () =>
      readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, "utf8").split(" ").filter(Boolean).map(Number);
    await expect.poll(() => printed().split("is up.").length - 1, soon).toBe(2);
    expect(instances()).toHaveLength(2);
    const one = [];
    for (let count = 0; count < 6; count++) one.push(await send(origin, "127.0.3.1"));
    expect(one).toEqual([201, 201, 201, 201, 429, 429]);
    expect([await send(origin, "127.0.3.2"), await send(origin, "127.0.3.2")]).toEqual([201, 201]);
    const [first = 0] = instances();
    process.kill(first, "SIGKILL");
    await expect.poll(() => printed().split("is up.").length - 1, soon).toBe(3);
    expect((await fetch(`${origin}/readyz`)).status).toBe(200);
    child.kill("SIGTERM");
    expect(await ended).toBe(0);
  },
  180_000,
);
