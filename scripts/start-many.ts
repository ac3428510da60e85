import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import { join } from "node:path";
import { prepareEnvironment, readSettings } from "#server/env.ts";
import { projectFolder } from "#server/platform/process/project-folder.ts";
import { StartError } from "#server/platform/process/start-error.ts";

/**
 * Runs `npm run start:many -- 2`: starts that many instances with one PostgreSQL behind one port, to try it out. This process
 * accepts the connections and hands them to the instances in turn, so that each one sees the client's address.
 */
const restartAfterMs = 1_000;
let isStopping = false;

try {
  await startAll(countOf(process.argv[2]));
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(`\n  ${error.message}\n`);
  process.exit(1);
}

function countOf(argument = "2"): number {
  const count = Number(argument);
  if (Number.isInteger(count) && count >= 1 && count <= 16) return count;
  throw new StartError("Give the number of instances to start, from 1 to 16: npm run start:many -- 2");
}

async function startAll(count: number) {
  prepareEnvironment({ isDevelopment: false });
  const { DATABASE_URL } = readSettings();
  if (!DATABASE_URL)
    throw new StartError(
      "Set DATABASE_URL and SESSION_SECRET: several instances share one PostgreSQL. The embedded database only runs with npm start.",
    );
  cluster.setupPrimary({
    exec: join(projectFolder, "dist/site/main.js"),
    args: [],
    execArgv: ["--max-semi-space-size=4", "--max-old-space-size=256", "--enable-source-maps"],
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => stop(signal));
  for (let started = 0; started < count && !isStopping; started++) await startOne();
}

/** Starts one instance. They start one after another, because the first may have migrations to run. */
async function startOne() {
  const worker = cluster.fork();
  const isListening = await Promise.race([
    once(worker, "listening").then(() => true),
    once(worker, "exit").then(() => false),
  ]);
  if (!isListening) {
    stop("SIGTERM");
    process.exitCode = 1; // it has printed the reason
    return;
  }
  worker.once("exit", () => replace(worker));
}

function replace({ process: { pid } }: Worker) {
  if (isStopping) return;
  console.log(`  Instance ${pid} stopped. Starting another.`);
  setTimeout(() => {
    if (!isStopping) void startOne();
  }, restartAfterMs);
}

/** Lets every instance finish its requests. This process ends after the last one. */
function stop(signal: NodeJS.Signals) {
  isStopping = true;
  for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill(signal);
}
