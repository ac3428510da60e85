import { type Level, type Logger, pino } from "pino";

/** Where the site says what went wrong: one line of JSON each. */
export type Log = Pick<Logger, "error" | "warn">;

export const createLog = (level: Level | "silent"): Logger => pino({ level });

/** For a database that is opened only to look something up, where the caller prints what failed. */
export const noLog: Log = { error: () => {}, warn: () => {} };
