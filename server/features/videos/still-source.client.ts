import { readAtMost } from "#server/platform/network/read-at-most.ts";

/** Returns a video's still from its host; undefined if the host has none. Throws if the host can't be asked. */
export type StillSource = (videoId: string, signal?: AbortSignal) => Promise<Uint8Array | undefined>;

const mostBytes = 2 * 1024 * 1024;
/** Not every video has the large one. The small one has black bars, which the page crops. */
const sizes = ["maxresdefault", "hqdefault"];

/** Returns a source that fetches stills from one host. It only asks for pictures by a video's id, and follows no redirects. */
export function stillsFrom(host: string, { deadlineMs = 10_000 } = {}): StillSource {
  return async (videoId, stop) => {
    const signal = AbortSignal.any([AbortSignal.timeout(deadlineMs), ...(stop ? [stop] : [])]);
    for (const size of sizes) {
      const response = await fetch(`${host}/vi/${videoId}/${size}.jpg`, { redirect: "error", signal });
      if (response.ok) return readAtMost(response, mostBytes);
      await response.body?.cancel();
      if (response.status !== 404) throw new Error(`The stills' host answered ${response.status}`);
    }
    return undefined;
  };
}
