import { monitorEventLoopDelay } from "node:perf_hooks";

/** Short, so that a burst doesn't count against requests that come after it. */
const sampleMs = 250;
const resolutionMs = 10;
const nanosecondsInMs = 1e6;

/**
 * Measures how late the event loop has been, on average, over the last sample. A loop that never came round counts as late by the
 * whole time since then.
 */
export function watchEventLoop() {
  const delays = monitorEventLoopDelay({ resolution: resolutionMs });
  let delayMs = 0;
  let sampledAt = performance.now();
  const sample = setInterval(() => {
    const now = performance.now();
    delayMs = delays.count === 0 ? now - sampledAt : delays.mean / nanosecondsInMs - resolutionMs;
    sampledAt = now;
    delays.reset();
  }, sampleMs).unref();
  delays.enable();
  return {
    delayMs: () => delayMs,
    close: () => {
      clearInterval(sample);
      delays.disable();
    },
  };
}
