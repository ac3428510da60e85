import type { Outline } from "./outlines.ts";

type Edge = { x: number; y: number; dx: number; dy: number };

const tile = 32;
const halfDiagonal = (tile / 2) * Math.SQRT2;

/**
 * Returns a function for the distance of a point from the nearest outline, negative inside. Most edges are too far away to
 * matter, so the plane is cut into tiles, and each keeps the few edges that can be the nearest to a point in it.
 */
export function distanceTo(outlines: Outline[]): (x: number, y: number) => number {
  const edges = outlines.flatMap(edgesOf);
  const nearTile = remembered((column, row) => edgesNear(edges, (column + 0.5) * tile, (row + 0.5) * tile));
  const beside = remembered((_, row) => edges.filter((edge) => crossesBand(edge, row * tile, (row + 1) * tile)));

  return (x, y) => {
    const column = Math.floor(x / tile);
    const row = Math.floor(y / tile);
    let nearest = Infinity;
    for (const edge of nearTile(column, row)) nearest = Math.min(nearest, squaredDistance(edge, x, y));
    return isInside(beside(0, row), x, y) ? -Math.sqrt(nearest) : Math.sqrt(nearest);
  };
}

function edgesOf(outline: Outline): Edge[] {
  return outline.flatMap(([x, y], index) => {
    const [nextX, nextY] = outline[(index + 1) % outline.length] ?? [x, y];
    return nextX === x && nextY === y ? [] : [{ x, y, dx: nextX - x, dy: nextY - y }];
  });
}

function edgesNear(edges: Edge[], x: number, y: number): Edge[] {
  const distances = edges.map((edge) => Math.sqrt(squaredDistance(edge, x, y)));
  const farthest = Math.min(...distances) + 2 * halfDiagonal;
  return edges.filter((_, index) => (distances[index] ?? 0) <= farthest);
}

const crossesBand = ({ y, dy }: Edge, top: number, bottom: number) =>
  Math.min(y, y + dy) <= bottom && Math.max(y, y + dy) >= top;

function squaredDistance(edge: Edge, x: number, y: number): number {
  const along = ((x - edge.x) * edge.dx + (y - edge.y) * edge.dy) / (edge.dx * edge.dx + edge.dy * edge.dy);
  const t = Math.min(1, Math.max(0, along));
  const across = x - edge.x - t * edge.dx;
  const down = y - edge.y - t * edge.dy;
  return across * across + down * down;
}

/** Counts how often the outlines wind around the point. */
function isInside(edges: Edge[], x: number, y: number): boolean {
  let windings = 0;
  for (const edge of edges) {
    const side = edge.dx * (y - edge.y) - (x - edge.x) * edge.dy;
    if (edge.y <= y) {
      if (edge.y + edge.dy > y && side > 0) windings++;
    } else if (edge.y + edge.dy <= y && side < 0) windings--;
  }
  return windings !== 0;
}

function remembered<Value>(find: (column: number, row: number) => Value): (column: number, row: number) => Value {
  const found = new Map<number, Value>();
  return (column, row) => {
    const key = row * 4096 + column;
    const known = found.get(key);
    if (known !== undefined) return known;
    const value = find(column, row);
    found.set(key, value);
    return value;
  };
}
