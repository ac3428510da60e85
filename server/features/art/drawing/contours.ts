import { contours } from "d3-contour";
import type { Surface } from "./noise.ts";
import type { Point } from "./outlines.ts";
import { closedPath } from "./path.ts";
import { simplified } from "./simplify.ts";
import type { Frame } from "./svg.ts";

/** Heights on a square grid that extends one cell beyond the picture on every side. */
export type Field = { columns: number; rows: number; cell: number; heights: number[] };

export type Detail = { tolerance?: number; smallestArea?: number };

export function fieldOf({ width, height }: Frame, cell: number, heightAt: Surface): Field {
  const columns = Math.ceil(width / cell) + 3;
  const rows = Math.ceil(height / cell) + 3;
  const heights: number[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) heights.push(heightAt((column - 1) * cell, (row - 1) * cell));
  }
  return { columns, rows, cell, heights };
}

/** Returns the outline of everything above a threshold, as SVG path data. Islands smaller than an area are left out. */
export function contourPath(
  field: Field,
  threshold: number,
  { tolerance = 0.35, smallestArea = 40 }: Detail = {},
): string {
  const { columns, rows, cell, heights } = field;
  const offset = (at: number) => (at - 1.5) * cell; // a grid value is at the middle of its cell
  return contours()
    .size([columns, rows])
    .contour(heights, threshold)
    .coordinates.flat()
    .map((ring) =>
      simplified(
        ring.map(([x = 0, y = 0]) => [offset(x), offset(y)]),
        tolerance,
      ),
    )
    .filter((ring) => ring.length >= 5 && areaOf(ring) >= smallestArea)
    .map((ring) => closedPath(ring.slice(0, -1)))
    .join("");
}

function areaOf(ring: Point[]): number {
  let doubled = 0;
  ring.forEach(([x, y], index) => {
    const [nextX, nextY] = ring[index + 1] ?? [x, y];
    doubled += x * nextY - nextX * y;
  });
  return Math.abs(doubled) / 2;
}
