import font from "./glyphs.json" with { type: "json" };

/** The distance to the next letter, and the shape as path data made of M, L and Q. y runs down from the baseline. */
export type Glyph = { advance: number; path: string };

const glyphs: Record<string, Glyph> = font.glyphs;

/** The side of the square in whose units glyphs are drawn. */
export const { unitsPerEm } = font;

/** Returns a letter, figure or mark of the display face; undefined if it has none. */
export const glyphOf = (character: string): Glyph | undefined =>
  Object.hasOwn(glyphs, character) ? glyphs[character] : undefined;
