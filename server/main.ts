import { enableCompileCache, flushCompileCache } from "node:module";
import { join } from "node:path";
import { projectFolder } from "#server/platform/process/project-folder.ts";
import { StartError } from "#server/platform/process/start-error.ts";
import { stopOnSignals } from "#server/platform/process/stop-signals.ts";
import { endOnUnforeseenErrors, sayUnforeseen } from "#server/platform/process/unforeseen-errors.ts";
import { prepareEnvironment, readSettings } from "./env.ts";

const isDevelopment = process.argv.includes("--dev");
/** The scripts as Node has compiled them, which saves a quarter of a start. Where nothing can be written, each start compiles them again. */
const compiled = join(projectFolder, "dist/site/compiled");
const interruption = new AbortController();

/** If output can't be written (a full disk, say), the line is lost and the site keeps running. */
for (const output of [process.stdout, process.stderr]) output.on("error", () => {});

const starting = start();
starting.catch((error: unknown) => {
  if (error === interruption.signal.reason) process.exit(0); // told to stop, and everything is closed
  if (error instanceof StartError) console.error(`\n  ${error.message}\n`);
  else sayUnforeseen(error, "start");
  process.exit(1);
});
stopOnSignals(starting, interruption);
endOnUnforeseenErrors(starting);

async function start() {
  prepareEnvironment({ isDevelopment });
  if (!isDevelopment) enableCompileCache(compiled);
  const { startSite } = await import("#server/start/start-site.ts"); // after the environment is prepared, which some libraries read at once
  const site = await startSite(readSettings(), { isDevelopment, interrupted: interruption.signal });
  flushCompileCache(); // at once: a site that is killed writes nothing at its end
  return site;
}
