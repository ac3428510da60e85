// Pictures of a few letters. Kept free of zod because the browser loads this file.

import type { NewsCategory } from "#contract/news/constants.ts";
import { artPath, seedOf } from "./art.ts";

export const wordPresets = ["news-lede", "news-wide", "news-small", "reward"] as const;
export type WordPreset = (typeof wordPresets)[number];

/** The address of a picture of 1 to 4 letters, digits or marks of the display face. A different `name` gives a different hill. */
export const wordPath = (preset: WordPreset, text: string, name?: string) =>
  artPath("word", preset, name === undefined ? text : `${text}@${seedOf(name).toString(36)}`);

export const articlePicturePath = (preset: WordPreset, title: string, category: NewsCategory) =>
  wordPath(preset, articleGlyph(title, category), title);
export const rewardPicturePath = (name: string) => wordPath("reward", rewardGlyph(name), name);

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

const isEnglish = /(?<!\w)(an?d?|another|has|its|new|now|of|our|the|this|with|wins?)(?!\w)/i;
const inAnyTitle = /^(and|for|from|ha.|not|one|our|th..?|two|was|wh.n?|with|your?)$/i;

/**
 * A short word says something if it's English and not in the list above, or if it's a name. In other languages most are such as
 * "til" or "pour", and the first one has a capital anyway.
 */
const wordIn = (text: string) => {
  const words = wordsIn(text).filter(
    (word) => isEnglish.test(text) || (/^\p{Lu}/u.test(word) && !text.startsWith(word)),
  );
  return words.find(({ length }) => length === 4) ?? words.find(({ length }) => length < 4);
};

const initialsOf = (text: string) =>
  (
    wordsIn(text)
      .map(([initial]) => initial)
      .slice(0, 3)
      .join("") || text.match(/[a-z]/i)?.[0]
  )?.toUpperCase();
