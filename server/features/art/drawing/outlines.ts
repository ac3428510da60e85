import { glyphOf } from "./face.ts";

export type Point = [x: number, y: number];
/** A closed line. An inner one runs in the opposite direction. */
export type Outline = Point[];
export type Box = { left: number; top: number; width: number; height: number };

const stepsOfCurve = 6;

/** Whether every character has a visible shape. */
export const isDrawable = (text: string) => [...text].every((character) => glyphOf(character)?.path);

/** Returns the outlines of a text's letters, side by side, in the font's units. */
export function outlinesOf(text: string): Outline[] {
  let left = 0;
  return [...text].flatMap((character) => {
    const glyph = glyphOf(character);
    if (!glyph) return [];
    const outlines = flattened(glyph.path).map((outline) => outline.map(([x, y]): Point => [x + left, y]));
    left += glyph.advance;
    return outlines;
  });
}

/** Replaces the curves of path data made of M, L and Q with straight pieces. */
function flattened(path: string): Outline[] {
  return path
    .split("M")
    .slice(1)
    .map((contour) => {
      const outline: Outline = [];
      for (const [, command, numbers] of `L${contour}`.matchAll(/([LQ])([^LQ]*)/g)) {
        const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = (numbers?.match(/-?[\d.]+/g) ?? []).map(Number);
        if (command === "L") outline.push([x1, y1]);
        else outline.push(...curve(outline.at(-1) ?? [x1, y1], [x1, y1], [x2, y2]));
      }
      return outline;
    });
}

function curve([fromX, fromY]: Point, [pullX, pullY]: Point, [toX, toY]: Point): Point[] {
  return Array.from({ length: stepsOfCurve }, (_, step) => {
    const t = (step + 1) / stepsOfCurve;
    const u = 1 - t;
    return [u * u * fromX + 2 * u * t * pullX + t * t * toX, u * u * fromY + 2 * u * t * pullY + t * t * toY];
  });
}

export function boxOf(outlines: Outline[]): Box {
  const xs = outlines.flatMap((outline) => outline.map(([x]) => x));
  const ys = outlines.flatMap((outline) => outline.map(([, y]) => y));
  const left = Math.min(...xs);
  const top = Math.min(...ys);
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

/** Scales the outlines and moves their centre to a point. */
export function placed(outlines: Outline[], scale: number, [x, y]: Point): Outline[] {
  const { left, top, width, height } = boxOf(outlines);
  return outlines.map((outline) =>
    outline.map(
      (point): Point => [(point[0] - left - width / 2) * scale + x, (point[1] - top - height / 2) * scale + y],
    ),
  );
}
