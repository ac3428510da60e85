import type { Point } from "./outlines.ts";

/** Returns the path data of a closed line, to a tenth. Each point is written relative to the one before, which is shorter. */
export function closedPath(points: Point[]): string {
  const places = points.map(([x, y]) => [Math.round(x * 10), Math.round(y * 10)] as const);
  const [start = [0, 0]] = places;
  let [fromX, fromY] = start;
  const steps = places.map(([x, y]) => {
    const step = asTenths(x - fromX) + asTenths(y - fromY);
    [fromX, fromY] = [x, y];
    return step === " 0 0" ? "" : step;
  });
  return `M${start[0] / 10} ${start[1] / 10}l${steps.join("").trimStart()}z`;
}

/** A minus sign separates numbers as well as a space does. */
function asTenths(value: number): string {
  const digits = String(value / 10).replace(/^(-?)0\./, "$1.");
  return value < 0 ? digits : ` ${digits}`;
}
