import { prepareEnvironment, readSettings } from "./env.ts";
import { StartError } from "./start-error.ts";
import { stopOnSignals } from "./stop-signals.ts";

const isDevelopment = process.argv.includes("--dev");

const starting = start();
starting.catch((error: unknown) => {
  console.error(error instanceof StartError ? `\n  ${error.message}\n` : error);
  process.exit(1);
});
stopOnSignals(starting);

async function start() {
  prepareEnvironment({ isDevelopment });
  const { startSite } = await import("./start.ts"); // after the environment is prepared, which some libraries read at once
  return startSite(readSettings(), { isDevelopment });
}
