import { monitorEventLoopDelay } from "node:perf_hooks";

/** Short, so that a burst is not held against those who come after it. */
const sampleMs = 250;
const resolutionMs = 10;
const nanosecondsInMs = 1e6;

/** How late the event loop has been on average since a moment ago. A loop that never came round in that time is hopelessly late. */
export function watchEventLoop() {
  const delays = monitorEventLoopDelay({ resolution: resolutionMs });
  let delayMs = 0;
  const sample = setInterval(() => {
    delayMs = delays.count === 0 ? Number.POSITIVE_INFINITY : delays.mean / nanosecondsInMs - resolutionMs;
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
