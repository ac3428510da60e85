import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Settings } from "#server/env.ts";
import { team } from "#team.config.ts";
import { root } from "./checks/project-files.ts";

const readyWithinMs = 180_000;
const stoppedWithinMs = 20_000;

/** Clones what is committed into a new folder and starts it there, as someone with nothing installed would. */
async function tryFirstStart() {
  const folder = mkdtempSync(join(tmpdir(), "first start "));
  try {
    execFileSync("git", ["clone", "--quiet", root, join(folder, "fresh copy")]);
    await startAndVisit(join(folder, "fresh copy"));
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function startAndVisit(clone: string) {
  const port = await freePort();
  const site = spawn("npm", ["start"], { cwd: clone, env: environmentOfAStranger(port), detached: true });
  const said: Buffer[] = [];
  for (const stream of [site.stdout, site.stderr]) stream.on("data", (chunk: Buffer) => said.push(chunk));
  try {
    const seconds = await untilReady(site, `http://127.0.0.1:${port}/readyz`);
    await visit(`http://127.0.0.1:${port}/`);
    await stop(site, port);
    console.log(`A fresh clone started in ${seconds} s, showed its first page and stopped cleanly.`);
  } catch (error) {
    console.error(Buffer.concat(said).toString());
    throw error;
  } finally {
    killGroup(site);
  }
}

/** Returns an environment without what this npm run has added, and without the caller's own settings for the site. */
function environmentOfAStranger(port: number): NodeJS.ProcessEnv {
  const ofThisRun = /^npm_(?!config_)|^npm_config_(local_|global_)?prefix$/;
  const kept = Object.entries(process.env).filter(([name]) => !ofThisRun.test(name) && !(name in Settings.shape));
  const path = (process.env.PATH ?? "").split(delimiter).filter((folder) => !folder.includes("node_modules"));
  return { ...Object.fromEntries(kept), PATH: path.join(delimiter), NODE_ENV: "production", PORT: String(port) };
}

async function untilReady(site: ChildProcess, address: string): Promise<string> {
  const startedAt = Date.now();
  while (Date.now() - startedAt < readyWithinMs) {
    if (site.exitCode !== null) throw new Error(`npm start exited with ${site.exitCode} before the site was ready.`);
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.status === 200) return ((Date.now() - startedAt) / 1000).toFixed(1);
    await sleep(250);
  }
  throw new Error(`${address} didn't answer 200 within ${readyWithinMs / 1000} s.`);
}

async function visit(address: string) {
  const answer = await fetch(address);
  const page = await answer.text();
  if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}.`);
  if (!page.includes(team.name)) throw new Error(`${address} doesn't mention ${team.name}.`);
}

async function stop(site: ChildProcess, port: number) {
  const ended = once(site, "exit", { signal: AbortSignal.timeout(stoppedWithinMs) });
  site.kill("SIGTERM");
  const [code, signal] = await ended;
  const isClean = code === 0 || code === 143 || signal === "SIGTERM";
  if (!isClean) throw new Error(`npm start exited with ${code ?? signal} after SIGTERM.`);
  const isStillThere = await fetch(`http://127.0.0.1:${port}/readyz`).then(
    () => true,
    () => false,
  );
  if (isStillThere) throw new Error("The site still answers after npm start exited.");
}

function killGroup({ pid }: ChildProcess) {
  if (pid === undefined) return;
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // the group has ended, as it should
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  if (address === null || typeof address === "string") throw new Error("no port");
  return address.port;
}

await tryFirstStart();
