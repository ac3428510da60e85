import { prepareEnvironment, readSettings } from "./env.ts";
import { StartError } from "./start-error.ts";

const isDevelopment = process.argv.includes("--dev");

try {
  prepareEnvironment({ isDevelopment });
  const { startSite } = await import("./start.ts"); // after the environment is prepared, which some libraries read at once
  const starting = startSite(readSettings(), { isDevelopment });
  stopOnSignals(async () => (await starting).stop()); // also while it starts
  await starting;
} catch (error) {
  console.error(error instanceof StartError ? `\n  ${error.message}\n` : error);
  process.exit(1);
}

/** The first signal lets what is under way finish, for at most ten seconds; a second one does not wait. */
function stopOnSignals(stop: () => Promise<void>) {
  let isStopping = false;
  const handle = () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    setTimeout(() => process.exit(1), 10_000).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on("SIGTERM", handle);
  process.on("SIGINT", handle);
}
