/**
 * Lettering on a level baseline whose tops climb from left to right. It is pure geometry, kept in the contract because the
 * browser's wordmarks and the server's pictures both draw with it.
 *
 * A letter is its width and its outlines, separated by `/`. A point is `x,y` in the letter's own frame (0,0 is the baseline at
 * the left, 1,1 the climbing top at the right), followed by shifts to the right and downwards in the measures s (stem), t (bar),
 * c (cut corner) and i (cut corner of a counter). `1,.5,-s,.5t` is one stem left of the right edge and half a bar below the
 * middle. An outline that starts with a span, such as `0-.77`, lies in that part of the letter's height.
 */
const space: Letter = { units: 0.4, outlines: [] };

type Letter = { units: number; outlines: Outline[] };
/** Its points, and which part of the letter's height they are in. */
type Outline = { points: Point[]; from: number; to: number };
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

/** The letters that words may be drawn with. A page knows those that it shows. */
const alphabet = new Map<string, Letter>();

/** Takes up drawings of letters. All of them are in letters.ts. */
export function learnLetters(drawings: Readonly<Record<string, string>>) {
  for (const [char, drawing] of Object.entries(drawings)) alphabet.set(char, letterOf(drawing));
}

/** Draws a word. A character without a letter leaves a space. Fill the paths with `evenodd`. */
export function ramp(word: string, { width, low, high, gap = 0.1, stem = 0.33, bar = 0.26 }: RampShape): Ramp {
  const chars = [...word];
  const letters = chars.map((char) => alphabet.get(char) ?? space);
  const unit = width / letters.reduce((sum, { units }) => sum + units, gap * (letters.length - 1));
  const heightAt = (x: number) => low + ((high - low) * x) / width;

  let next = 0;
  const drawn = letters.map((letter, index) => {
    const x = next;
    const own = letter.units * unit;
    next += own + gap * unit;
    const drawOutline = ({ points, from, to }: Outline) => {
      const measures = measuresFor(heightAt(x + own / 2) * (to - from), { unit, stem, bar });
      const place = (point: Point) => {
        const across = x + point.x * own + moved(point.right, measures);
        const up = from + point.y * (to - from);
        return `${tenth(across)} ${tenth(high - up * heightAt(across) + moved(point.down, measures))}`;
      };
      return `M${points.map(place).join("L")}Z`;
    };
    const path = letter.outlines.map(drawOutline).join("");
    return { char: chars[index] ?? "", x, width: own, path };
  });
  return { width, height: high, letters: drawn };
}

function letterOf(drawing: string): Letter {
  const [units, ...outlines] = drawing.split(" / ");
  return { units: Number(units), outlines: outlines.map(outlineOf) };
}

function outlineOf(outline: string): Outline {
  const [, from = 0, to = 1, points = outline] = /^([\d.]+)-([\d.]+) (.+)$/.exec(outline) ?? [];
  return { points: points.split(" ").map(pointOf), from: Number(from), to: Number(to) };
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
