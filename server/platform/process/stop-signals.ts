/**
 * npm forwards a signal that its process group already got, and supervisors repeat theirs. Within this time they count as one.
 */
const repeatMs = 2_000;
/** Supervisors kill what takes longer. */
const longestStopMs = 10_000;
/** How long a start may take to reach a point where it can end properly. A database survives ending anywhere else too. */
const longestInterruptionMs = 2_000;

type Site = {
  /** Tells proxies about the stop while the site still serves. */
  beginStop: () => Promise<void>;
  /** Finishes current work, then closes everything. */
  stop: () => Promise<void>;
  /** Cuts off current work, so that the stop can finish. */
  hurry: () => void;
};

/** Stops the site, or interrupts its start, on the first signal. A second signal hurries it. */
export function stopOnSignals(starting: Promise<Site>, interruption: AbortController) {
  let last: { signal: NodeJS.Signals; at: number } | undefined;
  let hurry = (): void => process.exit(1); // safe during a start
  const handle = (signal: NodeJS.Signals) => {
    const at = performance.now();
    const former = last;
    if (former?.signal === signal && at - former.at < repeatMs) return;
    last = { signal, at };
    if (former) {
      console.log("  Stopping now. Cutting off work in progress.");
      hurry();
    } else {
      console.log("  Finishing work in progress, then stopping ...");
      stop().catch((error: unknown) => error === interruption.signal.reason || endWith(error));
    }
  };
  const stop = async () => {
    interruption.abort();
    const interrupting = setTimeout(() => process.exit(0), longestInterruptionMs).unref();
    const site = await starting;
    clearTimeout(interrupting);
    hurry = () => site.hurry();
    setTimeout(() => process.exit(1), longestStopMs).unref();
    await site.beginStop();
    await site.stop();
    process.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, handle);
}

function endWith(error: unknown) {
  console.error(error);
  process.exit(1);
}
