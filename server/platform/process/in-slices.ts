import { setImmediate as afterOthers } from "node:timers/promises";

/** Does the work for each item, and lets other work run whenever it has taken this many milliseconds. */
export async function inSlices<Item>(
  items: Iterable<Item>,
  sliceMs: number,
  work: (item: Item) => void,
): Promise<void> {
  let sliceEnds = performance.now() + sliceMs;
  for (const item of items) {
    work(item);
    if (performance.now() < sliceEnds) continue;
    await afterOthers();
    sliceEnds = performance.now() + sliceMs;
  }
}
