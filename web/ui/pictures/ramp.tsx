import { type CSSProperties, useId } from "react";
import { type RampShape, ramp } from "#contract/art/ramp.ts";
import "./ramp.css";

type Cut = RampShape & { className: string };

/** A word that spans the page also has a tall version for phones. The stylesheet shows one of them. */
const cuts = {
  nav: [{ className: "ramp", width: 150, low: 15, high: 41, gap: 0.13, stem: 0.31, bar: 0.25 }],
  hero: [
    { className: "ramp ramp--wide", width: 1360, low: 112, high: 384 },
    { className: "ramp ramp--tall", width: 350, low: 64, high: 236, gap: 0.11, stem: 0.31 },
  ],
  foot: [
    { className: "ramp ramp--wide", width: 1440, low: 90, high: 378 },
    { className: "ramp ramp--tall", width: 390, low: 70, high: 250 },
  ],
  void: [
    { className: "ramp ramp--wide", width: 900, low: 250, high: 430, gap: 0.08, stem: 0.27, bar: 0.23 },
    { className: "ramp ramp--tall", width: 350, low: 190, high: 260, gap: 0.08, stem: 0.27, bar: 0.23 },
  ],
  locked: [
    { className: "ramp ramp--wide", width: 1360, low: 92, high: 364, stem: 0.3, bar: 0.24 },
    { className: "ramp ramp--tall", width: 350, low: 90, high: 250, stem: 0.3 },
  ],
} satisfies Record<string, Cut[]>;

type RampProps = {
  /** Capitals and digits only. */
  word: string;
  variant: keyof typeof cuts;
  /** The accessible name. Without one, the word is decorative. */
  title?: string;
};

/** A word whose letters climb from a level baseline. */
export function Ramp({ word, variant, title }: RampProps) {
  return cuts[variant].map((cut: Cut) => <Lettering key={cut.className} word={word} cut={cut} title={title} />);
}

function Lettering({ word, cut, title }: { word: string; cut: Cut; title: string | undefined }) {
  const titleId = useId();
  const { width, height, letters } = ramp(word, cut);
  const box = { className: cut.className, viewBox: `0 0 ${width} ${height}` };
  const drawing = (
    <g fill="currentColor" fillRule="evenodd">
      {letters.map(({ x, path }, index) => (
        <path
          key={x}
          d={path}
          style={{ "--i": index } as CSSProperties /* React's types have no custom properties */}
        />
      ))}
    </g>
  );
  if (!title) {
    return (
      <svg {...box} aria-hidden="true" focusable="false">
        {drawing}
      </svg>
    );
  }
  return (
    <svg {...box} role="img" aria-labelledby={titleId}>
      <title id={titleId}>{title}</title>
      {drawing}
    </svg>
  );
}
