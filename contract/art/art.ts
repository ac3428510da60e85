// Landscapes, and what all generated pictures share. Kept free of zod because the browser loads this file on every page.

export const terrainPresets = ["hero", "contact", "locked", "video", "jersey", "sleeve"] as const;
export type TerrainPreset = (typeof terrainPresets)[number];

/** Seeds of the landscapes on our own pages. */
export const pageSeeds = { locked: "LOCKED", notFound: "404", unavailable: "503", origin: "origin" } as const;

/** Seeds of the landscapes behind gates. A gate picks one by its title, so the server can list them all. */
export const gateSeeds = ["gate-1", "gate-2", "gate-3", "gate-4", "gate-5", "gate-6", "gate-7", "gate-8"] as const;
export const gateSeed = (title: string) => gateSeeds[seedOf(title) % gateSeeds.length] ?? gateSeeds[0];

/** The address of a landscape. Each seed, of at most 40 characters, gives a different one. */
export const terrainPath = (preset: TerrainPreset, seed: string) => artPath("terrain", preset, seed);

/** The address of a generated picture. */
export function artPath(kind: string, variant: string, name: string): string {
  const encoded = encodeURIComponent(name).replace(/[!'()*~]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`);
  return `/art/${kind}/${variant}/${encoded}.svg`;
}

type Colours = { ground: string; paper: string; accent: string };
const allArt = /\/art\/[^/"'&\s]+\/[^/"'&\s]+\/[^/"'&\s]+\.svg/g;

/** Names the three colours in a picture's address, such as `ffffff-0f172a-1d4ed8`. */
export const coloursName = ({ ground, paper, accent }: Colours) =>
  [ground, paper, accent].map((colour) => colour.slice(1)).join("-");

/** Asks for all pictures that a page shows in other colours than the published ones. */
export const inColours = (html: string, colours: Colours) =>
  html.replace(allArt, (address) => `${address}?colours=${coloursName(colours)}`);

/** Returns a 32-bit number that is always the same for the same text, to seed a picture's randomness. */
export function seedOf(text: string): number {
  let hash = 1779033703 ^ text.length;
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 3432918353);
    hash = (hash << 13) | (hash >>> 19);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 2246822507);
  hash = Math.imul(hash ^ (hash >>> 13), 3266489909);
  return (hash ^ (hash >>> 16)) >>> 0;
}
