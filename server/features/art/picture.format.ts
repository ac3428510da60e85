import { type TerrainPreset, terrainPresets } from "#contract/art/art.ts";
import { type Palette, palettes, portraitSteps } from "#contract/art/portraits.ts";
import { type WordPreset, wordPresets } from "#contract/art/words.ts";
import { factLengths } from "#contract/team/fact-fields.ts";
import type { Brand } from "#contract/team/palette.ts";
import { type ArticleCard, drawArticleCard, drawSiteCard, type SiteCard } from "#server/features/art/drawing/cards.ts";
import { isDrawable } from "#server/features/art/drawing/outlines.ts";
import { drawPortrait, drawSmallPortrait } from "#server/features/art/drawing/portrait.ts";
import { recoloured } from "#server/features/art/drawing/recolour.ts";
import { drawTerrain } from "#server/features/art/drawing/terrain.ts";
import { drawWord } from "#server/features/art/drawing/words.ts";

/** The preview image of a shared link. Sites that show those don't accept SVG. */
type Card = ({ kind: "site card" } & SiteCard) | ({ kind: "article card" } & ArticleCard);

export type Picture =
  | Card
  | { kind: "portrait"; palette: Palette; step: number; gamertag: string }
  | { kind: "small portrait"; palette: Palette; gamertag: string }
  | { kind: "terrain"; preset: TerrainPreset; seed: string }
  | { kind: "word"; preset: WordPreset; text: string; seed?: string };

/** A picture of a person or of the team is named after them. */
const longest = { gamertag: factLengths.label, seed: factLengths.label, text: 4 };

/** A picture in a team's colours. */
export type Painting = Picture & { brand: Brand };

/** Returns the picture at `/art/{kind}/{variant}/{name}.svg`; undefined if there is none. */
export function findPicture(kind: string, variant: string, name: string): Picture | undefined {
  if (kind === "terrain") return findTerrain(variant, name);
  if (kind === "word") return findWord(variant, name);
  return findPortrait(kind, variant, name);
}

/** Returns the picture at an address that the content uses; undefined if there is none. */
export function pictureAt(address: string): Picture | undefined {
  const [, kind, variant, file] = /^\/art\/([^/]+)\/([^/]+)\/([^/]+)\.svg$/.exec(address) ?? [];
  if (!kind || !variant || !file) return undefined;
  try {
    return findPicture(kind, variant, decodeURIComponent(file));
  } catch {
    return undefined; // the name can't be decoded
  }
}

function findPortrait(kind: string, variant: string, name: string): Picture | undefined {
  const palette = palettes.find((known) => known === variant);
  if (!palette || isLongerThan(longest.gamertag, name)) return undefined;
  const gamertag = name.toLowerCase();
  if (kind === "portrait-small") return { kind: "small portrait", palette, gamertag };
  const step = portraitSteps.find((known) => kind === `portrait-${known}`);
  return step === undefined ? undefined : { kind: "portrait", palette, step, gamertag };
}

function findTerrain(variant: string, name: string): Picture | undefined {
  const preset = terrainPresets.find((known) => known === variant);
  if (!preset || isLongerThan(longest.seed, name)) return undefined;
  return { kind: "terrain", preset, seed: name };
}

function findWord(variant: string, name: string): Picture | undefined {
  const preset = wordPresets.find((known) => known === variant);
  const [, text = name, seed] = /^(.+)@([0-9a-z]{1,7})$/.exec(name) ?? [];
  if (!preset || isLongerThan(longest.text, text) || !isDrawable(text)) return undefined;
  return seed === undefined ? { kind: "word", preset, text } : { kind: "word", preset, text, seed };
}

const isLongerThan = (limit: number, text: string) => [...text].length > limit;

export const isCard = (picture: Picture): picture is Card => picture.kind.endsWith(" card");

/** Draws a picture as SVG. The same picture always gives the same text. */
export const draw = (painting: Painting): string => recoloured(drawn(painting), painting.brand);

function drawn(picture: Picture): string {
  switch (picture.kind) {
    case "portrait":
      return drawPortrait(picture.gamertag, picture.palette, picture.step);
    case "small portrait":
      return drawSmallPortrait(picture.gamertag, picture.palette);
    case "terrain":
      return drawTerrain(picture.preset, picture.seed);
    case "word":
      return drawWord(picture.preset, picture.text, picture.seed);
    case "site card":
      return drawSiteCard(picture);
    case "article card":
      return drawArticleCard(picture);
  }
}
