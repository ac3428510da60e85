import { glyphOf, unitsPerEm } from "./face.ts";

/** The space that a text must fit, in the picture's units, with the sizes of type to try. */
export type Column = { width: number; height: number; largest: number; smallest: number; mostLines: number };
export type Setting = { size: number; leading: number; lines: string[] };

const leadingOfSize = 0.94;
const trackingInEm = -0.01;
const longestText = 200;

/** Sets a title in the largest size that fits, in lines of similar length. A title that is too long is cut. */
export function typeset(title: string, column: Column): Setting {
  const words = drawable(title).split(" ").filter(Boolean);
  for (let size = column.largest; size >= column.smallest; size -= 2) {
    const measure = column.width / size;
    const lines = wrapped(words, measure);
    if (fits(lines, size, column)) return setting(balanced(words, lines, measure), size);
  }
  const measure = column.width / column.smallest;
  const pieces = words.flatMap((word) => broken(word, measure));
  return setting(cut(wrapped(pieces, measure), column.mostLines), column.smallest);
}

const setting = (lines: string[], size: number): Setting => ({ size, leading: size * leadingOfSize, lines });

/** Draws a text as SVG paths, with its baseline starting at a point. */
export function drawLine(text: string, size: number, { x, y }: { x: number; y: number }): string {
  const scale = size / unitsPerEm;
  let right = 0;
  return [...text]
    .map((character) => {
      const transform = `translate(${tenth(x + right * size)} ${tenth(y)}) scale(${scale})`;
      right += advanceOf(character);
      const path = glyphOf(character)?.path;
      return path ? `<path transform="${transform}" d="${path}"/>` : "";
    })
    .join("");
}

/** Returns the text as the face can set it: letters it lacks lose their accents, and anything still unknown is left out. */
function drawable(text: string): string {
  return [...text.normalize("NFC")]
    .slice(0, longestText)
    .map((character) => {
      if (/\s/.test(character)) return " ";
      return glyphOf(character) ? character : [...character.normalize("NFKD")].filter(glyphOf).join("");
    })
    .join("");
}

/** Whether the face can set nearly all of the text's letters and figures, so that what is drawn says the same. */
export function canBeSet(text: string): boolean {
  const letters = [...text.normalize("NFC")].filter((character) => /[\p{L}\p{N}]/u.test(character));
  const lost = letters.filter((character) => drawable(character) === "");
  return letters.length > 0 && lost.length <= letters.length / 10;
}

function wrapped(words: string[], measure: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : "";
    if (longer && widthOf(longer) <= measure) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

const fits = (lines: string[], size: number, { width, height, mostLines }: Column) =>
  lines.length <= mostLines &&
  lines.length * size * leadingOfSize <= height &&
  lines.every((line) => widthOf(line) * size <= width);

/** Breaks the words into the same number of lines, in the narrowest column that holds them. */
function balanced(words: string[], lines: string[], measure: number): string[] {
  let best = lines;
  for (let narrower = measure; narrower > 0; narrower -= measure / 40) {
    const next = wrapped(words, narrower);
    if (next.length > lines.length || next.some((line) => widthOf(line) > measure)) break;
    best = next;
  }
  return best;
}

function broken(word: string, measure: number): string[] {
  const pieces = [""];
  for (const character of word) {
    const longer = pieces.at(-1) + character;
    if (widthOf(longer) <= measure) pieces[pieces.length - 1] = longer;
    else pieces.push(character);
  }
  return pieces;
}

function cut(lines: string[], most: number): string[] {
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), `${lines[most - 1]?.slice(0, -2)}…`];
}

const advanceOf = (character: string) => (glyphOf(character)?.advance ?? 0) / unitsPerEm + trackingInEm;
/** In ems. */
const widthOf = (text: string) => [...text].reduce((sum, character) => sum + advanceOf(character), 0);

const tenth = (value: number) => Math.round(value * 10) / 10;
