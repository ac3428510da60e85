import { createLog } from "./log.ts";

/** Leaves time to finish current work and to close the database. */
const longestEndMs = 5_000;

/** Logs the cause as one line of JSON, whatever the log level. */
export function logFatal(err: unknown, origin: string) {
  createLog("fatal").fatal({ err, origin }, "unforeseen error: the site ends");
}

/**
 * Ends the process with code 1 on an error that nobody caught, so that its supervisor restarts it: we can't know what was left
 * half done. Later errors are ignored, since they follow from the first.
 */
export function exitOnUncaughtErrors(starting: Promise<{ stop: () => Promise<void> }>) {
  let isEnding = false;
  process.on("uncaughtException", (error, origin) => {
    if (isEnding) return;
    isEnding = true;
    logFatal(error, origin);
    setTimeout(() => process.exit(1), longestEndMs);
    const end = () => process.exit(1);
    starting.then((site) => site.stop()).then(end, end);
  });
}
