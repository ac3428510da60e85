import { readAtMost } from "#server/platform/network/read-at-most.ts";

/** A video's still as its host has it; none where the host has none. Throws where the host can't be asked. */
export type StillSource = (videoId: string, signal?: AbortSignal) => Promise<Uint8Array | undefined>;

const mostBytes = 2 * 1024 * 1024;
/** Not every video has the large one. The small one has black bars, which the page cuts off. */
const sizes = ["maxresdefault", "hqdefault"];

/** The one host that stills come from. It is asked for nothing but pictures by a video's id, and leads nowhere else. */
export function stillsFrom(host: string, { deadlineMs = 10_000 } = {}): StillSource {
  return async (videoId, stop) => {
    const signal = AbortSignal.any([AbortSignal.timeout(deadlineMs), ...(stop ? [stop] : [])]);
    for (const size of sizes) {
      const answer = await fetch(`${host}/vi/${videoId}/${size}.jpg`, { redirect: "error", signal });
      if (answer.ok) return readAtMost(answer, mostBytes);
      await answer.body?.cancel();
      if (answer.status !== 404) throw new Error(`The host of the stills answered ${answer.status}`);
    }
    return undefined;
  };
}
