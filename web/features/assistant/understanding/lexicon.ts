import { team } from "#web/team.ts";
import { elsewhere, everyday } from "./everyday-words.ts";
import { type TopicId, topics } from "./topics.ts";
import { stemOf, stemsOf, wordsOf } from "./words.ts";

export type Hint = { topic: TopicId; weight: number };

/** Weights. They and the table of questions were tuned together. */
const certain = 5;
const phrase = 5;
const likely = 3;
const hint = 2;

/** What single words point at. A phrase written as one word counts as a certain word. */
export const hintsOfWord = new Map<string, Hint[]>();
/** What words in a row point at. */
export const phrases: (Hint & { words: string[] })[] = [];

for (const { id: topic, ...said } of topics) {
  const weights = new Map<string, number>();
  for (const word of stemsOf(said.hints)) weights.set(word, hint);
  for (const word of stemsOf(said.likely)) weights.set(word, likely);
  for (const word of stemsOf(said.certain)) weights.set(word, certain);
  for (const text of said.phrases.split(",")) {
    phrases.push({ topic, weight: phrase, words: stemsOf(text) });
    weights.set(stemOf(wordsOf(text).join("")), certain);
  }
  for (const [word, weight] of weights) hintsOfWord.set(word, [...(hintsOfWord.get(word) ?? []), { topic, weight }]);
}

export const everydayWords = new Set(stemsOf(`${everyday} ${team.sport}`));
/** Whatever the team itself is about is no other subject. */
export const wordsFromElsewhere = new Set(stemsOf(elsewhere).filter((word) => !everydayWords.has(word)));

/** Every word that needs no correction. */
export const knownWords = new Set([...hintsOfWord.keys(), ...everydayWords, ...wordsFromElsewhere]);
