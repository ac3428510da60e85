// Writes the outlines that the generated pictures are drawn from, so that the server needs no font at run time. Run `node
// scripts/make-glyphs.mjs` after choosing another display face or set of characters.
import { readFile, writeFile } from "node:fs/promises";
import opentype from "opentype.js";

const faceOf = (subset) =>
  `@fontsource/sofia-sans-extra-condensed/files/sofia-sans-extra-condensed-${subset}-900-normal.woff`;
// The characters that a title on a preview card may need: the letters of Europe's languages, and typographic punctuation.
const wanted = {
  latin: [...inclusive(0x20, 0x7e), ...inclusive(0xa1, 0xac), ...inclusive(0xae, 0xff), ..."‘’“”‚„–—…•€™‹›Œœı"],
  "latin-ext": [...inclusive(0x100, 0x17f), ..."ƏəȘșȚțǺǻǼǽǾǿẀẁẂẃẄẅỲỳẞ"],
  greek: [..."ΆΈΉΊΌΎΏΐ", ...inclusive(0x391, 0x3a1), ...inclusive(0x3a3, 0x3ce)],
  cyrillic: [...inclusive(0x400, 0x45f), ..."Ґґ№"],
};

const glyphs = {};
let unitsPerEm;
for (const [subset, characters] of Object.entries(wanted)) {
  const { buffer } = new Uint8Array(await readFile(new URL(import.meta.resolve(faceOf(subset)))));
  const font = opentype.parse(buffer);
  unitsPerEm = font.unitsPerEm;
  for (const character of characters) glyphs[character] ??= glyphOf(font, character);
}
for (const [character, glyph] of Object.entries(glyphs)) if (!glyph) delete glyphs[character];
const lines = Object.entries(glyphs).map(
  ([character, glyph]) => `${JSON.stringify(character)}: ${JSON.stringify(glyph)}`,
);
await writeFile(
  new URL("../server/features/art/drawing/glyphs.json", import.meta.url),
  `{\n  "unitsPerEm": ${unitsPerEm},\n  "glyphs": {\n    ${lines.join(",\n    ")}\n  }\n}\n`,
);

/**
 * Returns a glyph as SVG path data in the font's units, with y pointing down. opentype.js draws at a font size, so it's asked for
 * one em.
 */
function glyphOf(font, character) {
  const glyph = font.charToGlyph(character);
  if (!glyph.index) return console.warn(`The face has no ${character}`);
  return { advance: glyph.advanceWidth, path: glyph.getPath(0, 0, font.unitsPerEm).toPathData(2) };
}

function inclusive(first, last) {
  return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at));
}
