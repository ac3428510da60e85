import { utimesSync, writeFileSync } from "node:fs";

/** The time at which all pictures are taken: a Wednesday in the middle of a month, in winter time. */
export const photographedAt = new Date("2026-03-18T10:00:00Z");

const stepMs = 41_000;

/** Creates the clock of a site that runs with `stopped-clock.mjs`. */
export function makeClock(file: string) {
  writeFileSync(file, "");
  let time = 0;
  const move = (moment: Date) => {
    time = moment.getTime();
    utimesSync(file, moment, moment);
  };
  move(photographedAt);
  return { file, move, step: () => move(new Date(time + stepMs)) };
}
