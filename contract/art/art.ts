// The generated pictures and their addresses. Kept free of zod because the browser loads this file on every page.

import type { NewsCategory } from "#contract/news/constants.ts";

export const palettes = ["moor", "slate", "peat", "chalk", "heath", "beacon"] as const;
export type Palette = (typeof palettes)[number];
/** Beacon is reserved for the player with the highest power ranking. */
const ordinaryPalettes = palettes.filter((palette) => palette !== "beacon");

export const terrainPresets = ["hero", "contact", "locked", "video", "jersey", "sleeve"] as const;
export type TerrainPreset = (typeof terrainPresets)[number];

export const wordPresets = ["news-lede", "news-wide", "news-small", "reward"] as const;
export type WordPreset = (typeof wordPresets)[number];

/** In a roster row, each portrait is one step taller than the one before. */
export const portraitSteps = [0, 1, 2, 3, 4, 5] as const;

/** The address of a portrait. `step` decides how tall it is. */
export const portraitPath = (gamertag: string, palette: Palette, step = 2) =>
  address(`portrait-${step}`, palette, gamertag.toLowerCase());

/** The address of the version for less than 150 pixels, which has fewer bands and no lines. */
export const smallPortraitPath = (gamertag: string, palette: Palette) =>
  address("portrait-small", palette, gamertag.toLowerCase());

/** Seeds of the landscapes on our own pages. */
export const pageSeeds = { locked: "LOCKED", notFound: "404", unavailable: "503", origin: "origin" } as const;

/** Seeds of the landscapes behind gates. A gate picks one by its title, so the server can list them all. */
export const gateSeeds = ["gate-1", "gate-2", "gate-3", "gate-4", "gate-5", "gate-6", "gate-7", "gate-8"] as const;
export const gateSeed = (title: string) => gateSeeds[seedOf(title) % gateSeeds.length] ?? gateSeeds[0];

/** The address of a landscape. Each seed, of at most 40 characters, gives a different one. */
export const terrainPath = (preset: TerrainPreset, seed: string) => address("terrain", preset, seed);

/** The address of a picture of 1 to 4 letters, digits or marks of the display face. A different `name` gives a different hill. */
export const wordPath = (preset: WordPreset, text: string, name?: string) =>
  address("word", preset, name === undefined ? text : `${text}@${seedOf(name).toString(36)}`);

export const articlePicturePath = (preset: WordPreset, title: string, category: NewsCategory) =>
  wordPath(preset, articleGlyph(title, category), title);
export const rewardPicturePath = (name: string) => wordPath("reward", rewardGlyph(name), name);

/** The size in pixels of a preview card, which other sites show when a page is shared. */
export const cardSize = { width: 1200, height: 630 };
/** Raise it when cards are drawn differently: sites keep a preview for as long as its address stays the same. */
const drawingVersion = "2";
const cardAddress = (path: string, drawn: (string | null)[]) =>
  `${path}?v=${seedOf([drawingVersion, ...drawn].join("\n")).toString(36)}`;

type Team = { wordmark: string; tagline: string; brand: { ground: string; paper: string; accent: string } };
export type CardedArticle = { title: string; excerpt: string; category: NewsCategory; publishedAt: string | null };

export const siteCardPath = ({ wordmark, tagline, brand }: Team) =>
  cardAddress("/cards/site.png", [wordmark, tagline, brand.ground, brand.paper, brand.accent]);
export const articleCardPath = (article: CardedArticle & { id: string }, { wordmark, brand }: Team) => {
  const { id, title, excerpt, category, publishedAt } = article;
  const drawn = [title, excerpt, category, publishedAt, wordmark, brand.ground, brand.paper];
  return cardAddress(`/cards/news/${id}.png`, drawn);
};

function address(kind: string, variant: string, name: string): string {
  const encoded = encodeURIComponent(name).replace(/[!'()*~]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`);
  return `/art/${kind}/${variant}/${encoded}.svg`;
}

/** Picks a palette for each player in roster order, seeded by gamertag, so that no two neighbours match. */
export function choosePalettes(roster: { gamertag: string; powerRanking: number | null }[]): Palette[] {
  const rankings = roster.map(({ powerRanking }) => powerRanking ?? -1);
  const highest = Math.max(...rankings);
  const beacon = highest < 0 ? -1 : rankings.lastIndexOf(highest);
  const chosen: Palette[] = [];
  for (const [index, { gamertag }] of roster.entries()) {
    chosen.push(index === beacon ? "beacon" : ordinaryPalette(gamertag, chosen[index - 1]));
  }
  return chosen;
}

function ordinaryPalette(gamertag: string, neighbour: Palette | undefined): Palette {
  // Chosen by trial: this prefix gives the demonstration roster five different palettes.
  const first = seedOf(`crag3/${gamertag.toLowerCase()}`) % ordinaryPalettes.length;
  const inTurn = [...ordinaryPalettes.slice(first), ...ordinaryPalettes];
  return inTurn.find((palette) => palette !== neighbour) ?? "moor";
}

const figures = /(?<![\w.,$])\$?\d+(?:st|nd|rd|th|[KM%])?(?![\w.,:]*\w)/gi;
const year = /^(19|20)\d\d$/;

/** Text for an article's generated picture: a figure or short word from its title, "1st" for a win, otherwise initials. */
export function articleGlyph(title: string, category: NewsCategory): string {
  const isWin = category === "match-recap" && /\b(wins?|won|victory)\b/i.test(title);
  return figureIn(title) ?? (isWin ? "1st" : (wordIn(title) ?? initialsOf(title) ?? initialsOf(category) ?? "!"));
}

/** Text for a reward's generated picture: a figure, or initials, because a word out of its name says little. */
export const rewardGlyph = (name: string) => figureIn(name) ?? initialsOf(name) ?? "+";

const figureIn = (text: string) =>
  text
    .match(figures)
    ?.map(asSet)
    .find((figure) => figure.length <= 4 && !year.test(figure));

/** Normalises case to the glyphs we can draw: "25k" becomes "25K", "1ST" becomes "1st". */
const asSet = (figure: string) => figure.toLowerCase().replace(/[km]$/, (suffix) => suffix.toUpperCase());

/** Words of three letters or more, without those too common to tell titles apart. */
const wordsIn = (text: string) =>
  (text.match(/(?<!\w)[a-zà-öø-ÿ]{3,}(?!\w)/gi) ?? []).filter((word) => !inAnyTitle.test(word));

const inAnyTitle = /^(and|for|from|ha.|not|one|our|th..?|two|was|wh.n?|with|your?)$/i;

const wordIn = (text: string) => {
  const words = wordsIn(text);
  return words.find(({ length }) => length === 4) ?? words.find(({ length }) => length < 4);
};

const initialsOf = (text: string) =>
  (
    wordsIn(text)
      .map(([initial]) => initial)
      .slice(0, 3)
      .join("") || text.match(/[a-z]/i)?.[0]
  )?.toUpperCase();

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
