type Video = { id: string };

/** Returns the ids in their new order, after one was swapped with its neighbour. */
export function moved(videos: readonly Video[], id: string, by: -1 | 1): string[] {
  const ids = videos.map((video) => video.id);
  const at = ids.indexOf(id);
  if (at < 0 || ids[at + by] === undefined) return ids;
  return ids.toSpliced(at, 1).toSpliced(at + by, 0, id);
}
