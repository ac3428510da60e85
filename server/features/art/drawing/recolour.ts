import { accentShade, type Brand, inBrand } from "#contract/team/palette.ts";

/** Shades of the accent. All other colours of drawings are between ground and paper. */
const shadesOfAccent = ["#b87a12", "#d98b0e", "#f59e0b"];

/** Returns a drawing, which is made in the design's colours, in those of a team. */
export function recoloured(svg: string, brand: Brand): string {
  const found = new Map<string, string>();
  const inTeams = (drawn: string) => {
    const known = found.get(drawn);
    if (known) return known;
    const colour = shadesOfAccent.includes(drawn) ? accentShade(drawn, brand) : inBrand(drawn, brand);
    found.set(drawn, colour);
    return colour;
  };
  return svg.replaceAll(/"(#[0-9a-f]{6})([0-9a-f]{2})?"/g, (_, drawn, alpha = "") => `"${inTeams(drawn)}${alpha}"`);
}
