import { everydayWords, type Hint, hintsOfWord, knownWords, phrases, wordsFromElsewhere } from "./lexicon.ts";
import { namesOf, type Person, personIn } from "./people.ts";
import { nearestWord } from "./spelling.ts";
import { type TopicId, topicIds } from "./topics.ts";
import { stemsOf } from "./word-stems.ts";

type Understood = { topic: TopicId; person?: Person };

/** The most characters of a question to read, to limit the time it takes. */
export const longestQuestion = 300;

/** Weights, on the same scale as the lexicon's. */
const named = 6;
const unknown = 0.5;
const mostForUnknown = 1.5;
const fromElsewhere = 6;
const convincing = 2.5;
/** The share of its weight that a corrected word keeps. */
const corrected = 0.85;

/** Returns what a question is about, or undefined if nothing in it is convincing. */
export function understand(question: string, people: Person[] = []): Understood | undefined {
  const names = namesOf(people);
  const words = correct(stemsOf(question.slice(0, longestQuestion)), names);
  const person = personIn(
    words.map(({ word }) => word),
    names,
  );
  const best = scoresOf(words, person).reduce((one, other) => (other.weight >= one.weight ? other : one));
  if (best.weight - doubts(words, names) < convincing) return undefined;
  return { topic: best.topic, person };
}

type Word = { word: string; trust: number };

function correct(typed: string[], names: Map<string, Person>): Word[] {
  return typed.map((word) => {
    if (knownWords.has(word) || names.has(word)) return { word, trust: 1 };
    const nearest = nearestWord(word, names.keys()) ?? nearestWord(word, knownWords);
    return nearest ? { word: nearest, trust: corrected } : { word, trust: 1 };
  });
}

/** Returns the evidence for each topic. */
function scoresOf(words: Word[], person: Person | undefined): Hint[] {
  const trusts = new Map(words.map(({ word, trust }) => [word, trust]));
  const fromWords = [...trusts].flatMap(([word, trust]) =>
    (hintsOfWord.get(word) ?? []).map(({ topic, weight }) => ({ topic, weight: weight * trust })),
  );
  const fromPhrases = phrases.filter((phrase) => holds(words, phrase.words));
  const fromPerson = person ? [{ topic: person.topic, weight: named }] : [];
  const hints = [...fromWords, ...fromPhrases, ...fromPerson];
  return topicIds.map((topic) => ({
    topic,
    weight: hints.reduce((sum, hint) => sum + (hint.topic === topic ? hint.weight : 0), 0),
  }));
}

/** Whether a question contains a phrase, with only everyday words between its words. */
function holds(words: Word[], phrase: string[]): boolean {
  return words.some((_, start) => {
    let next = 0;
    for (let at = start; at < words.length && next < phrase.length; at += 1) {
      const { word } = words[at] ?? { word: "" };
      if (word === phrase[next]) next += 1;
      else if (next === 0 || !everydayWords.has(word)) return false;
    }
    return next === phrase.length;
  });
}

/** Returns the evidence against every topic: unknown words, and words of other topics. */
function doubts(words: Word[], names: Map<string, Person>): number {
  const isUnknown = ({ word }: Word) => !knownWords.has(word) && !names.has(word) && !/^\d+$/.test(word);
  const foreign = words.filter(({ word }) => wordsFromElsewhere.has(word) && !names.has(word)).length;
  return Math.min(words.filter(isUnknown).length * unknown, mostForUnknown) + foreign * fromElsewhere;
}
