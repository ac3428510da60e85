/** The longest delay of Node's timers. A longer one would fire immediately, with a warning. */
const longestMs = 2 ** 31 - 1;

/**
 * Limits timers in the engine's thread. If the clock is put back, the moment that the engine waits for may be weeks
 * away. A delay too long for Node's timers would wake it a thousand times a second. If it wakes too early, it checks
 * its clock and waits on.
 */
export function boundTimers() {
  const wait = globalThis.setTimeout;
  const boundedWait = (callback: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) =>
    wait(callback, Math.min(ms, longestMs), ...args);
  globalThis.setTimeout = Object.assign(boundedWait, wait);
}
