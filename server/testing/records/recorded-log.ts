import { type Level, type Logger, pino } from "pino";

export type LogLine = { level: number; msg: string; [detail: string]: unknown };

/** Returns a log whose lines a test can read, by default at the level that sites have. */
export function recordLog(level: Level = "warn"): {
  log: Logger;
  lines: LogLine[];
  saying: (sentence: string) => LogLine[];
} {
  const lines: LogLine[] = [];
  const write = (line: string) => {
    lines.push(JSON.parse(line));
  };
  return {
    log: pino({ level }, { write }),
    lines,
    saying: (sentence) => lines.filter(({ msg }) => msg === sentence),
  };
}
