/** npm passes on what its process group got already, and supervisors repeat themselves: that is one signal, not two. */
const repeatMs = 2_000;
/** Supervisors kill what takes longer. */
const longestStopMs = 10_000;

type Site = {
  /** Finishes what is under way, then closes everything. */
  stop: () => Promise<void>;
  /** Breaks off what is under way, so that the stop gets on. */
  hurry: () => void;
};

/** The first signal stops the site, also while it starts: then it starts first. A second signal hurries it. */
export function stopOnSignals(starting: Promise<Site>) {
  let last: { signal: NodeJS.Signals; at: number } | undefined;
  let hurry = (): void => process.exit(1); // nothing is lost by that while it starts
  const handle = (signal: NodeJS.Signals) => {
    const at = performance.now();
    const former = last;
    if (former?.signal === signal && at - former.at < repeatMs) return;
    last = { signal, at };
    if (former) {
      console.log("  Stopping now: what is under way is broken off.");
      hurry();
    } else {
      console.log("  Stopping once what is under way is finished ...");
      stop().catch(endWith);
    }
  };
  const stop = async () => {
    const site = await starting;
    hurry = () => site.hurry();
    setTimeout(() => process.exit(1), longestStopMs).unref();
    await site.stop();
    process.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, handle);
}

function endWith(error: unknown) {
  console.error(error);
  process.exit(1);
}
