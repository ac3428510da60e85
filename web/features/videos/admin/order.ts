import type { StoredVideo } from "#contract/videos/schemas.ts";

/** The videos that change their position when one of them changes places with its neighbour, each with its new one. */
export function moved(videos: readonly StoredVideo[], id: string, by: -1 | 1): StoredVideo[] {
  const at = videos.findIndex((video) => video.id === id);
  const [one, other] = [videos[at], videos[at + by]];
  if (!one || !other) return [];
  const order = videos.toSpliced(at, 1).toSpliced(at + by, 0, one);
  const places = distinct(videos.map(({ position }) => position));
  return order.flatMap((video, index) => {
    const position = places[index] ?? index + 1;
    return position === video.position ? [] : [{ ...video, position }];
  });
}

/** Of positions in their order: the same ones, as far as no two are alike. */
function distinct(positions: readonly number[]): number[] {
  let last = 0;
  return positions.map((position) => {
    last = Math.max(position, last + 1);
    return last;
  });
}
