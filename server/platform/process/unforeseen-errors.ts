import { createLog } from "./log.ts";

/** What is under way may still be finished, and the database is closed. */
const longestEndMs = 5_000;

/** One line of JSON with the cause, whatever the level of the log. */
export function sayUnforeseen(err: unknown, origin: string) {
  createLog("fatal").fatal({ err, origin }, "unforeseen error: the site ends");
}

/**
 * An error that nobody caught ends the process with code 1, so that its supervisor starts it again: what it left half
 * done is unknown. Further ones meanwhile follow from the first.
 */
export function endOnUnforeseenErrors(starting: Promise<{ stop: () => Promise<void> }>) {
  let isEnding = false;
  process.on("uncaughtException", (error, origin) => {
    if (isEnding) return;
    isEnding = true;
    sayUnforeseen(error, origin);
    setTimeout(() => process.exit(1), longestEndMs);
    const end = () => process.exit(1);
    starting.then((site) => site.stop()).then(end, end);
  });
}
