import { type RampShape, ramp } from "#contract/art/ramp.ts";

type PrintProps = { wordmark: string; shape: RampShape; transform: string; fill: string };

/** The wordmark as printed on cloth. */
export function Print({ wordmark, shape, transform, fill }: PrintProps) {
  const path = ramp(wordmark, { ...shape, stem: 0.31 }).letters.map((letter) => letter.path);
  return <path transform={transform} fill={fill} fillRule="evenodd" d={path.join("")} />;
}
