import { monitorEventLoopDelay } from "node:perf_hooks";

/** Short, so that a burst is not held against those who come after it. */
const sampleMs = 250;
const resolutionMs = 10;
const nanosecondsInMs = 1e6;

/** How late the event loop has been on average since a moment ago. A loop that didn't come round is late by the time since then. */
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
