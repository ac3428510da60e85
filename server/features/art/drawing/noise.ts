import type { Random } from "./random.ts";

/** A rolling surface between -1 and 1, with about one hill per unit. */
export type Surface = (x: number, y: number) => number;

const side = 64;
const smooth = (t: number) => t * t * t * (t * (t * 6 - 15) + 10);

function valueNoise(random: Random): Surface {
  const lattice = Float64Array.from({ length: side * side }, random);
  const at = (column: number, row: number) => lattice[(row & (side - 1)) * side + (column & (side - 1))] ?? 0;
  return (x, y) => {
    const column = Math.floor(x);
    const row = Math.floor(y);
    const across = smooth(x - column);
    const down = smooth(y - row);
    const a = at(column, row);
    const b = at(column + 1, row);
    const c = at(column, row + 1);
    const d = at(column + 1, row + 1);
    return (a + (b - a) * across + (c - a) * down + (a - b - c + d) * across * down) * 2 - 1;
  };
}

/** Stacks layers of noise, each half as high and about twice as fine as the one below. */
export function layeredNoise(random: Random, layers: number): Surface {
  const surfaces = Array.from({ length: layers }, () => valueNoise(random));
  const total = 2 - 2 ** (1 - layers);
  return (x, y) => {
    let height = 0;
    let scale = 1;
    surfaces.forEach((surface, layer) => {
      height += 0.5 ** layer * surface(x * scale + layer * 17.3, y * scale + layer * 9.1);
      scale *= 2.03;
    });
    return height / total;
  };
}
