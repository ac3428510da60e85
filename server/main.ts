import { prepareEnvironment, readSettings } from "./env.ts";
import { StartError } from "./start-error.ts";
import { stopOnSignals } from "./stop-signals.ts";
import { endOnUnforeseenErrors, sayUnforeseen } from "./unforeseen-errors.ts";

const isDevelopment = process.argv.includes("--dev");
const interruption = new AbortController();

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
  const { startSite } = await import("./start.ts"); // after the environment is prepared, which some libraries read at once
  return startSite(readSettings(), { isDevelopment, interrupted: interruption.signal });
}
