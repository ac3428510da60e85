/** What Node's timers hold: a longer one would end at once, with a warning. */
const longestMs = 2 ** 31 - 1;

/**
 * For the engine's own thread. Where the clock is put back, the moment that the engine waits for is suddenly days away, and
 * one that is too far away for Node's timers made the engine look again a thousand times a second. Woken too early, it
 * looks at its clock and waits on.
 */
export function boundTimers() {
  const wait = globalThis.setTimeout;
  const boundedWait = (callback: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) =>
    wait(callback, Math.min(ms, longestMs), ...args);
  globalThis.setTimeout = Object.assign(boundedWait, wait);
}
