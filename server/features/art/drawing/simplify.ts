import type { Point } from "./outlines.ts";

/** Leaves out every point that is closer than the tolerance to the line between its neighbours (Douglas and Peucker). */
export function simplified(points: Point[], tolerance: number): Point[] {
  if (points.length < 4) return points;
  const kept = new Uint8Array(points.length);
  kept[0] = 1;
  kept[points.length - 1] = 1;
  const stretches: [first: number, last: number][] = [[0, points.length - 1]];
  for (let stretch = stretches.pop(); stretch; stretch = stretches.pop()) {
    const [first, last] = stretch;
    const { index, distance } = farthest(points, first, last);
    if (distance <= tolerance) continue;
    kept[index] = 1;
    stretches.push([first, index], [index, last]);
  }
  return points.filter((_, index) => kept[index]);
}

function farthest(points: Point[], first: number, last: number): { index: number; distance: number } {
  const [x1, y1] = points[first] ?? [0, 0];
  const [x2, y2] = points[last] ?? [0, 0];
  const dx = x2 - x1;
  const dy = y2 - y1;
  const length = Math.sqrt(dx * dx + dy * dy);
  let index = first;
  let distance = 0;
  for (let at = first + 1; at < last; at++) {
    const [x, y] = points[at] ?? [0, 0];
    const away = length === 0 ? Math.hypot(x - x1, y - y1) : Math.abs(dy * (x - x1) - dx * (y - y1)) / length;
    if (away > distance) {
      distance = away;
      index = at;
    }
  }
  return { index, distance };
}
