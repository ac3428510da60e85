import font from "./glyphs.json" with { type: "json" };

/** How far the next letter stands, and the shape as path data made of M, L and Q; y runs downwards from the base line. */
export type Glyph = { advance: number; path: string };

const glyphs: Record<string, Glyph> = font.glyphs;

/** The side of the square in whose units glyphs are drawn. */
export const { unitsPerEm } = font;

/** A letter, figure or mark of the display face. */
export const glyphOf = (character: string): Glyph | undefined =>
  Object.hasOwn(glyphs, character) ? glyphs[character] : undefined;
