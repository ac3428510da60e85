import { createHook } from "node:async_hooks";

/** Runs the work and counts the passwords hashed during it, as the runtime reports them: in total, and at once. */
export async function hashesDuring(work: () => Promise<unknown>): Promise<{ all: number; mostAtOnce: number }> {
  const running = new Set<number>();
  let all = 0;
  let mostAtOnce = 0;
  const hook = createHook({
    init: (id, type) => {
      if (type !== "ARGON2REQUEST") return;
      all++;
      mostAtOnce = Math.max(mostAtOnce, running.add(id).size);
    },
    before: (id) => running.delete(id),
  });
  hook.enable();
  try {
    await work();
  } finally {
    hook.disable();
  }
  return { all, mostAtOnce };
}
