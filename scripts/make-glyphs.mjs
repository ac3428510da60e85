// Writes the outlines that the generated pictures are drawn from, so that the server needs no font at run time. Run `node
// scripts/make-glyphs.mjs` after choosing another display face or set of characters.
import { readFile, writeFile } from "node:fs/promises";
import opentype from "opentype.js";

const face = "@fontsource/sofia-sans-extra-condensed/files/sofia-sans-extra-condensed-latin-900-normal.woff";
// The characters that a title on a preview card may need: all printable ones of Latin-1, and typographic punctuation.
const characters = [
  ...inclusive(0x20, 0x7e),
  ...inclusive(0xa1, 0xac),
  ...inclusive(0xae, 0xff),
  ..."‘’“”‚„–—…•€™‹›Œœ",
];

const { buffer } = new Uint8Array(await readFile(new URL(import.meta.resolve(face))));
const font = opentype.parse(buffer);
const glyphs = Object.fromEntries(characters.map((character) => [character, glyphOf(character)]));
const lines = Object.entries(glyphs).map(
  ([character, glyph]) => `${JSON.stringify(character)}: ${JSON.stringify(glyph)}`,
);
await writeFile(
  new URL("../server/features/art/drawing/glyphs.json", import.meta.url),
  `{\n  "unitsPerEm": ${font.unitsPerEm},\n  "glyphs": {\n    ${lines.join(",\n    ")}\n  }\n}\n`,
);

/**
 * Returns a glyph as SVG path data in the font's units, with y pointing down. opentype.js draws at a font size, so it's asked for
 * one em.
 */
function glyphOf(character) {
  const glyph = font.charToGlyph(character);
  if (!glyph.index) throw new Error(`The face has no ${character}`);
  return { advance: glyph.advanceWidth, path: glyph.getPath(0, 0, font.unitsPerEm).toPathData(2) };
}

function inclusive(first, last) {
  return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at));
}
