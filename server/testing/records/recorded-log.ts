import { type Logger, pino } from "pino";

export type LogLine = { level: number; msg: string; [detail: string]: unknown };

/** A log at the level that sites have, whose lines a test can read. */
export function recordLog(): { log: Logger; lines: LogLine[]; saying: (sentence: string) => LogLine[] } {
  const lines: LogLine[] = [];
  const write = (line: string) => {
    lines.push(JSON.parse(line));
  };
  return {
    log: pino({ level: "warn" }, { write }),
    lines,
    saying: (sentence) => lines.filter(({ msg }) => msg === sentence),
  };
}
