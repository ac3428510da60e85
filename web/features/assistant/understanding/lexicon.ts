import { team } from "#web/team.ts";
import { elsewhere, everyday } from "./everyday-words.ts";
import { type TopicId, topics } from "./topics.ts";
import { stemOf, stemsOf, wordsOf } from "./words.ts";

export type Hint = { topic: TopicId; weight: number };

/** Weights, tuned together with the table of test questions. */
const certain = 5;
const phrase = 5;
const likely = 3;
const hint = 2;

/** The topics that single words point to. A phrase written as one word counts as a certain word. */
export const hintsOfWord = new Map<string, Hint[]>();
/** The topics that consecutive words point to. */
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
/** Words of the team's own sport never count as another topic. */
export const wordsFromElsewhere = new Set(stemsOf(elsewhere).filter((word) => !everydayWords.has(word)));

/** Words that need no correction. */
export const knownWords = new Set([...hintsOfWord.keys(), ...everydayWords, ...wordsFromElsewhere]);
