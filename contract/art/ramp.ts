/**
 * Lettering on a level baseline whose tops climb from left to right. It is pure geometry, kept in the contract because the
 * browser's wordmarks and the server's pictures both draw with it.
 *
 * A letter is its width and its outlines, separated by `/`. A point is `x,y` in the letter's own frame (0,0 is the baseline at
 * the left, 1,1 the climbing top at the right), followed by shifts to the right and downwards in the measures s (stem), t (bar),
 * c (cut corner) and i (cut corner of a counter). `1,.5,-s,.5t` is one stem left of the right edge and half a bar below the
 * middle.
 */
const round =
  "1.02 / 0,1,,c 0,1,c 1,1,-c 1,1,,c 1,0,,-c 1,0,-c 0,0,c 0,0,,-c / 0,1,s,t+i 0,1,s+i,t 1,1,-s-i,t 1,1,-s,t+i 1,0,-s,-t-i 1,0,-s-i,-t 0,0,s+i,-t 0,0,s,-t-i";
const alphabet: Record<string, string> = {
  A: "1.04 / 0,0 0,1,,1.7c 0,1,1.7c 1,1,-1.7c 1,1,,1.7c 1,0 1,0,-s 1,.3,-s,.5t 0,.3,s,.5t 0,0,s / 0,1,s,t+1.4i 0,1,s+1.4i,t 1,1,-s-1.4i,t 1,1,-s,t+1.4i 1,.3,-s,-.5t 0,.3,s,-.5t",
  B: "1 / 0,0 0,1 1,1,-c 1,1,,c 1,.53,,-.6c 1,.53,-.6c 1,.53,,.6c 1,0,,-c 1,0,-c / 0,1,s,t 1,1,-s-i,t 1,1,-s,t+i 1,.53,-s,-.5t-i 1,.53,-s-i,-.5t 0,.53,s,-.5t / 0,.53,s,.5t 1,.53,-s-i,.5t 1,.53,-s,.5t+i 1,0,-s,-t-i 1,0,-s-i,-t 0,0,s,-t",
  C: ".98 / 0,1,,c 0,1,c 1,1,-c 1,1,,c 1,.64 1,.64,-s 1,1,-s,t+i 1,1,-s-i,t 0,1,s+i,t 0,1,s,t+i 0,0,s,-t-i 0,0,s+i,-t 1,0,-s-i,-t 1,0,-s,-t-i 1,.37,-s 1,.37 1,0,,-c 1,0,-c 0,0,c 0,0,,-c",
  D: "1.02 / 0,0 0,1 1,1,-c 1,1,,c 1,0,,-c 1,0,-c / 0,1,s,t 1,1,-s-i,t 1,1,-s,t+i 1,0,-s,-t-i 1,0,-s-i,-t 0,0,s,-t",
  E: ".9 / 0,0 0,1 1,1 1,1,,t 0,1,s,t 0,.53,s,-.5t 1,.53,-.32s,-.5t 1,.53,-.32s,.5t 0,.53,s,.5t 0,0,s,-t 1,0,,-t 1,0",
  F: ".9 / 0,0 0,1 1,1 1,1,,t 0,1,s,t 0,.53,s,-.5t 1,.53,-.32s,-.5t 1,.53,-.32s,.5t 0,.53,s,.5t 0,0,s",
  G: "1 / 0,1,,c 0,1,c 1,1,-c 1,1,,c 1,.68 1,.68,-s 1,1,-s,t+i 1,1,-s-i,t 0,1,s+i,t 0,1,s,t+i 0,0,s,-t-i 0,0,s+i,-t 1,0,-s-i,-t 1,0,-s,-t-i 1,.44,-s,.5t .56,.44,,.5t .56,.44,,-.5t 1,.44,,-.5t 1,0,,-c 1,0,-c 0,0,c 0,0,,-c",
  H: "1.02 / 0,0 0,1 0,1,s 0,.53,s,-.5t 1,.53,-s,-.5t 1,1,-s 1,1 1,0 1,0,-s 1,.53,-s,.5t 0,.53,s,.5t 0,0,s",
  I: ".33 / 0,0 0,1 1,1 1,0",
  J: ".86 / 1,1,-s 1,1 1,0,,-c 1,0,-c 0,0,c 0,0,,-c 0,.37 0,.37,s 0,0,s,-t-i 0,0,s+i,-t 1,0,-s-i,-t 1,0,-s,-t-i",
  K: "1.04 / 0,0 0,1 0,1,s 0,.62,s 1,1,-1.02s 1,1 .62,.5 1,0 1,0,-1.06s 0,.4,s 0,0,s",
  L: ".84 / 0,0 0,1 0,1,s 0,0,s,-t 1,0,,-t 1,0",
  M: "1.52 / 0,0 0,0,s 0,1,s,t+i 0,1,s+i,t .5,1,-.5s-i,t .5,1,-.5s,t+i .5,0,-.5s .5,0,.5s .5,1,.5s,t+i .5,1,.5s+i,t 1,1,-s-i,t 1,1,-s,t+i 1,0,-s 1,0 1,1,,1.25c 1,1,-1.25c .5,1,.95c .5,1,,.95c .5,1,-.95c 0,1,1.25c 0,1,,1.25c",
  N: "1.06 / 0,0 0,1 0,1,s 1,.36,-s 1,1,-s 1,1 1,0 1,0,-s 0,.64,s 0,0,s",
  O: round,
  P: ".98 / 0,0 0,1 1,1,-c 1,1,,c 1,.44,,.5t-c 1,.44,-c,.5t 0,.44,s,.5t 0,0,s / 0,1,s,t 1,1,-s-i,t 1,1,-s,t+i 1,.44,-s,-.5t-i 1,.44,-s-i,-.5t 0,.44,s,-.5t",
  Q: "1.02 / 0,1,,c 0,1,c 1,1,-c 1,1,,c 1,0 0,0,c 0,0,,-c / 0,1,s,t+i 0,1,s+i,t 1,1,-s-i,t 1,1,-s,t+i 1,0,-s,-t-.8c 1,0,-s-.5c,-t-1.3c 1,0,-s-1.05c,-t-.75c 1,0,-s-.3c,-t 0,0,s+i,-t 0,0,s,-t-i",
  R: "1.02 / 0,0 0,1 1,1,-c 1,1,,c 1,.48,,-.6c 1,.48,-.6c 1,.48,,.6c 1,0 1,0,-s 1,.48,-s,.5t+i 1,.48,-s-i,.5t 0,.48,s,.5t 0,0,s / 0,1,s,t 1,1,-s-i,t 1,1,-s,t+i 1,.48,-s,-.5t-i 1,.48,-s-i,-.5t 0,.48,s,-.5t",
  S: "1 / 0,1,,c 0,1,c 1,1,-c 1,1,,c 1,.68 1,.68,-s 1,1,-s,t+i 1,1,-s-i,t 0,1,s+i,t 0,1,s,t+i 0,.52,s,-.5t-i 0,.52,s+i,-.5t 1,.52,-c,-.5t 1,.52,,-.5t+c 1,0,,-c 1,0,-c 0,0,c 0,0,,-c 0,.33 0,.33,s 0,0,s,-t-i 0,0,s+i,-t 1,0,-s-i,-t 1,0,-s,-t-i 1,.52,-s,.5t+i 1,.52,-s-i,.5t 0,.52,c,.5t 0,.52,,.5t-c",
  T: ".92 / .5,0,-.5s .5,1,-.5s,t 0,1,,t 0,1 1,1 1,1,,t .5,1,.5s,t .5,0,.5s",
  U: "1.02 / 0,1 0,1,s 0,0,s,-t-i 0,0,s+i,-t 1,0,-s-i,-t 1,0,-s,-t-i 1,1,-s 1,1 1,0,,-c 1,0,-c 0,0,c 0,0,,-c",
  V: "1.02 / 0,1 0,1,s 0,.4,s .5,0,,-t 1,.4,-s 1,1,-s 1,1 1,.36 .5,0,.5s .5,0,-.5s 0,.36",
  W: "1.52 / 0,1 0,1,s 0,0,s,-t-i 0,0,s+i,-t .5,0,-.5s-i,-t .5,0,-.5s,-t-i .5,1,-.5s .5,1,.5s .5,0,.5s,-t-i .5,0,.5s+i,-t 1,0,-s-i,-t 1,0,-s,-t-i 1,1,-s 1,1 1,0,,-1.25c 1,0,-1.25c .5,0,.95c .5,0,,-.95c .5,0,-.95c 0,0,1.25c 0,0,,-1.25c",
  X: "1.06 / 0,1 0,1,1.04s .5,.64 1,1,-1.04s 1,1 .5,.51,.62s 1,0 1,0,-1.06s .5,.38 0,0,1.06s 0,0 .5,.51,-.62s",
  Y: "1.02 / 0,1 0,1,s .5,.58 1,1,-s 1,1 .5,.4,.5s .5,0,.5s .5,0,-.5s .5,.4,-.5s",
  Z: ".94 / 0,1 1,1 1,1,,1.5t 0,0,1.1s,-t 1,0,,-t 1,0 0,0 0,0,,-1.5t 1,1,-1.1s,t 0,1,,t",
  0: round,
  1: ".62 / 1,0 1,1 1,1,-s 0,.8 0,.8,,1.1t 1,.84,-s,t 1,0,-s",
  2: "1 / 0,.68 0,1,,c 0,1,c 1,1,-c 1,1,,c 1,.52,,.5t-c 1,.52,-c,.5t 0,.52,s+i,.5t 0,.52,s,.5t+i 0,0,s,-t 1,0,,-t 1,0 0,0 0,.52,,-.5t+c 0,.52,c,-.5t 1,.52,-s-i,-.5t 1,.52,-s,-.5t-i 1,1,-s,t+i 1,1,-s-i,t 0,1,s+i,t 0,1,s,t+i 0,.68,s",
  3: "1 / 0,.68 0,1,,c 0,1,c 1,1,-c 1,1,,c 1,.53,,-.6c 1,.53,-.6c 1,.53,,.6c 1,0,,-c 1,0,-c 0,0,c 0,0,,-c 0,.33 0,.33,s 0,0,s,-t-i 0,0,s+i,-t 1,0,-s-i,-t 1,0,-s,-t-i 1,.53,-s,.5t+i 1,.53,-s-i,.5t .32,.53,,.5t .32,.53,,-.5t 1,.53,-s-i,-.5t 1,.53,-s,-.5t-i 1,1,-s,t+i 1,1,-s-i,t 0,1,s+i,t 0,1,s,t+i 0,.68,s",
  4: "1.04 / 0,1 0,1,s 0,.33,s,-.5t 1,.33,-1.25s,-.5t 1,.72,-1.25s 1,.72,-.25s 1,.33,-.25s,-.5t 1,.33,,-.5t 1,.33,,.5t 1,.33,-.25s,.5t 1,0,-.25s 1,0,-1.25s 1,.33,-1.25s,.5t 0,.33,,.5t",
  5: "1 / 0,.52,,.5t 0,1 1,1 1,1,,t 0,1,s,t 0,.52,s,-.5t 1,.52,-c,-.5t 1,.52,,-.5t+c 1,0,,-c 1,0,-c 0,0,c 0,0,,-c 0,.33 0,.33,s 0,0,s,-t-i 0,0,s+i,-t 1,0,-s-i,-t 1,0,-s,-t-i 1,.52,-s,.5t+i 1,.52,-s-i,.5t",
  6: "1 / 0,1,,c 0,1,c 1,1,-c 1,1,,c 1,.7 1,.7,-s 1,1,-s,t+i 1,1,-s-i,t 0,1,s+i,t 0,1,s,t+i 0,.52,s,-.5t 1,.52,-c,-.5t 1,.52,,-.5t+c 1,0,,-c 1,0,-c 0,0,c 0,0,,-c / 0,.52,s,.5t 1,.52,-s-i,.5t 1,.52,-s,.5t+i 1,0,-s,-t-i 1,0,-s-i,-t 0,0,s+i,-t 0,0,s,-t-i",
  7: ".96 / 0,1 1,1 1,1,,1.5t .3,0,s .3,0 1,1,-s,t 0,1,,t",
  8: "1.02 / 0,1,,c 0,1,c 1,1,-c 1,1,,c 1,.53,,-.6c 1,.53,-.6c 1,.53,,.6c 1,0,,-c 1,0,-c 0,0,c 0,0,,-c 0,.53,,.6c 0,.53,.6c 0,.53,,-.6c / 0,1,s,t+i 0,1,s+i,t 1,1,-s-i,t 1,1,-s,t+i 1,.53,-s,-.5t-i 1,.53,-s-i,-.5t 0,.53,s+i,-.5t 0,.53,s,-.5t-i / 0,.53,s,.5t+i 0,.53,s+i,.5t 1,.53,-s-i,.5t 1,.53,-s,.5t+i 1,0,-s,-t-i 1,0,-s-i,-t 0,0,s+i,-t 0,0,s,-t-i",
  9: "1 / 1,0,,-c 1,0,-c 0,0,c 0,0,,-c 0,.3 0,.3,s 0,0,s,-t-i 0,0,s+i,-t 1,0,-s-i,-t 1,0,-s,-t-i 1,.48,-s,.5t 0,.48,c,.5t 0,.48,,.5t-c 0,1,,c 0,1,c 1,1,-c 1,1,,c / 1,.48,-s,-.5t 0,.48,s+i,-.5t 0,.48,s,-.5t-i 0,1,s,t+i 0,1,s+i,t 1,1,-s-i,t 1,1,-s,t+i",
};
const space = ".4";

type Letter = { units: number; outlines: Point[][] };
type Point = { x: number; y: number; right: Shift; down: Shift };
/** Multiples of each measure, such as -1 s and -1.4 i. */
type Shift = [measure: string, times: number][];
type Measures = Record<string, number>;

export type RampShape = {
  /** Width of the whole word, in the picture's units. */
  width: number;
  /** Height of the word at its left and right ends. */
  low: number;
  high: number;
  /** The space between letters, a stem and a bar, as fractions of a letter one unit wide. */
  gap?: number;
  stem?: number;
  bar?: number;
};
export type RampLetter = { char: string; x: number; width: number; path: string };
export type Ramp = { width: number; height: number; letters: RampLetter[] };

/** Draws a word of capitals and digits. Any other character leaves a space. Fill the paths with `evenodd`. */
export function ramp(word: string, { width, low, high, gap = 0.1, stem = 0.33, bar = 0.26 }: RampShape): Ramp {
  const chars = [...word];
  const letters = chars.map((char) => letterOf(alphabet[char] ?? space));
  const unit = width / letters.reduce((sum, { units }) => sum + units, gap * (letters.length - 1));
  const heightAt = (x: number) => low + ((high - low) * x) / width;

  let next = 0;
  const drawn = letters.map((letter, index) => {
    const x = next;
    const own = letter.units * unit;
    next += own + gap * unit;
    const measures = measuresFor(heightAt(x + own / 2), { unit, stem, bar });
    const place = (point: Point) => {
      const across = x + point.x * own + moved(point.right, measures);
      return `${tenth(across)} ${tenth(high - point.y * heightAt(across) + moved(point.down, measures))}`;
    };
    const path = letter.outlines.map((points) => `M${points.map(place).join("L")}Z`).join("");
    return { char: chars[index] ?? "", x, width: own, path };
  });
  return { width, height: high, letters: drawn };
}

function letterOf(drawing: string): Letter {
  const [units, ...outlines] = drawing.split(" / ");
  return { units: Number(units), outlines: outlines.map((outline) => outline.split(" ").map(pointOf)) };
}

function pointOf(point: string): Point {
  const [x, y, right = "", down = ""] = point.split(",");
  return { x: Number(x), y: Number(y), right: shiftOf(right), down: shiftOf(down) };
}

const shiftOf = (sum: string): Shift =>
  [...sum.matchAll(/([+-]?)([\d.]*)([stci])/g)].map(([, sign, times, measure]) => [
    measure ?? "",
    Number(`${sign}${times || 1}`),
  ]);

/** Low letters get thinner bars and smaller cuts, so that their counters stay open. */
function measuresFor(height: number, { unit, stem, bar }: { unit: number; stem: number; bar: number }): Measures {
  const cut = Math.min(0.24 * unit, height * 0.16);
  return { s: stem * unit, t: Math.min(bar * unit, height * 0.2), c: cut, i: cut * 0.42 };
}

const moved = (shift: Shift, measures: Measures) =>
  shift.reduce((sum, [measure, times]) => sum + times * (measures[measure] ?? 0), 0);

const tenth = (value: number) => Math.round(value * 10) / 10;
