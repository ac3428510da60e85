import { ramp } from "./ramp.ts";

const size = 64;
const letter = { width: 40, low: 44, high: 56, stem: 0.36 };

/** Draws the wordmark's first letter on the team's ground, for browser tabs. */
export function markSvg({ wordmark, brand }: { wordmark: string; brand: { ground: string; paper: string } }): string {
  const { width, height, letters } = ramp([...wordmark][0] ?? "", letter);
  const place = `translate(${(size - width) / 2} ${(size - height) / 2})`;
  const path = `<path transform="${place}" fill="${brand.paper}" fill-rule="evenodd" d="${letters[0]?.path}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path fill="${brand.ground}" d="M0 0h${size}v${size}H0z"/>${path}</svg>`;
}
