import { destination, type Level, type Logger, pino } from "pino";

/** Where the site logs problems, one line of JSON each. */
export type Log = Pick<Logger, "error" | "warn">;

export const createLog = (level: Level | "silent"): Logger => pino({ level }, { write: (line) => output.write(line) });

/** How much may wait while nobody reads the output. Lines beyond this are lost. */
const mostWaitingBytes = 1024 * 1024;

let output = openOutput();

/**
 * Opens the standard output. If it can't be written, for instance because the disk is full, lines are lost and the site
 * goes on. After an error we open a new stream, because the old one would retry its line forever on exit.
 */
function openOutput() {
  const opened = destination({ dest: process.stdout.fd, sync: false, maxLength: mostWaitingBytes });
  opened.on("error", () => {
    output = openOutput();
    opened.destroy();
  });
  return opened;
}

/** For a database that is only opened to look something up, where the caller prints what failed. */
export const noLog: Log = { error: () => {}, warn: () => {} };
