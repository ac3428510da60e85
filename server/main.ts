import { enableCompileCache, flushCompileCache } from "node:module";
import { join } from "node:path";
import { projectFolder } from "#server/platform/process/project-folder.ts";
import { StartError } from "#server/platform/process/start-error.ts";
import { stopOnSignals } from "#server/platform/process/stop-signals.ts";
import { exitOnUncaughtErrors, logFatal } from "#server/platform/process/unforeseen-errors.ts";
import { prepareEnvironment, readSettings } from "./env.ts";

const isDevelopment = process.argv.includes("--dev");
/**
 * Node's cache of compiled scripts, which saves a quarter of a start. If the folder isn't writable, every start compiles them
 * again.
 */
const compiled = join(projectFolder, "dist/site/compiled");
const interruption = new AbortController();

/** A line that can't be written, say because the disk is full, is lost, and the site keeps running. */
for (const output of [process.stdout, process.stderr]) output.on("error", () => {});

const starting = start();
starting.catch((error: unknown) => {
  if (error === interruption.signal.reason) process.exit(0); // told to stop, and everything is closed
  if (error instanceof StartError) console.error(`\n  ${error.message}\n`);
  else logFatal(error, "start");
  process.exit(1);
});
stopOnSignals(starting, interruption);
exitOnUncaughtErrors(starting);

async function start() {
  prepareEnvironment({ isDevelopment });
  if (!isDevelopment) enableCompileCache(compiled);
  // imported late: some libraries read the environment as they load
  const { startSite } = await import("#server/start/start-site.ts");
  const site = await startSite(readSettings(), { isDevelopment, interrupted: interruption.signal });
  flushCompileCache(); // now, because a site that is killed writes nothing as it ends
  return site;
}
