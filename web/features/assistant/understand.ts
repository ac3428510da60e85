import MiniSearch from "minisearch";
import { elsewhere, everyday, type TopicId, topics } from "./topics.ts";

/** A person a question can be about. Answers know them by the first name in the list. */
export type Person = { names: [string, ...string[]]; topic: "players" | "leadership" };

/** Words that only look like a plural. */
const whole = ["news", "socials", "series", "press", "ads", "training", "marketing"];

/** The most characters of a question to read, to limit the time it takes. */
export const longestQuestion = 300;

/** Weights, tuned together with the table of test questions. */
const boost = { words: 5, hints: 2, phrases: 5, foreign: 6 };
const named = 12;
const unknown = 1;
const mostForUnknown = 3;
const convincing = 5;

const everydayWords = new Set(stemsOf(everyday));
const withoutEveryday = (words: string[]) => words.filter((word) => !everydayWords.has(word));
/** A phrase as one word, with and without everyday words, so that "join the team" is also found in "joining your team". */
const asOneWord = (phrase: string[]) =>
  [phrase, withoutEveryday(phrase)].flatMap((words) => (words.length > 1 ? [words.join("")] : []));

const entries = topics.map(({ id, words, hints, phrases }) => ({
  id: id as string,
  words: stemsOf(words),
  hints: stemsOf(hints),
  phrases: phrases.split(",").flatMap((phrase) => asOneWord(stemsOf(phrase))),
}));
const ourWords = new Set([...everydayWords, ...entries.flatMap((one) => [...one.words, ...one.hints, ...one.phrases])]);
const foreignWords = withoutEveryday(stemsOf(elsewhere));
const isKnown = (word: string) => ourWords.has(word) || foreignWords.includes(word);

/** The texts are lists of words, so neither their length nor how often they name a word counts. */
const listsOfWords = <Entry>(fields: string[]) =>
  new MiniSearch<Entry>({
    fields,
    tokenize: (text) => text.split(" "),
    processTerm: (word) => word,
    searchOptions: { bm25: { k: 1.2, b: 0, d: 0 } },
  });
const index = listsOfWords<Record<string, string>>(["words", "hints", "phrases", "foreign"]);
for (const { id, words, hints, phrases } of entries)
  index.add({ id, words: words.join(" "), hints: hints.join(" "), phrases: phrases.join(" ") });
index.add({ id: "elsewhere", foreign: foreignWords.join(" ") });

/** Returns what a question is about, or undefined if nothing in it is convincing. */
export function understand(question: string, people: Person[] = []): { topic: TopicId; person?: Person } | undefined {
  const words = stemsOf(question.slice(0, longestQuestion));
  const { person, others } = personIn(words, people);
  const isTypo = (word: string) => words.includes(word) && word.length > 3 && !isKnown(word);
  const found = index.search([...new Set([...others, ...runsOf(words, 6)])].join(" "), {
    boost,
    processTerm: (word) => (isTypo(word) ? [word, ...swapped(word).filter(isKnown)] : word),
    fuzzy: (word) => isTypo(word) && word.length > 4 && (word.length < 8 ? 1 : 2),
    weights: { fuzzy: 0.85, prefix: 0 },
  });
  const scores = new Map<string, number>(found.map(({ id, score }) => [id, score]));
  if (person) scores.set(person.topic, (scores.get(person.topic) ?? 0) + named);
  const scoreOf = (topic: string) => scores.get(topic) ?? 0;
  const best = topics.reduce((one, other) => (scoreOf(other.id) >= scoreOf(one.id) ? other : one));
  const unknowns = others.filter((word) => !isKnown(word) && !/^\d+$/.test(word)).length;
  const doubts = scoreOf("elsewhere") + Math.min(unknowns * unknown, mostForUnknown);
  return scoreOf(best.id) - doubts >= convincing ? { topic: best.id, person } : undefined;
}

/** Finds the person that the words name, by a part of their name that nobody else has. The other words say what is asked. */
function personIn(words: string[], people: Person[]): { person?: Person; others: string[] } {
  const names = listsOfWords<{ id: number; names: string }>(["names"]);
  const partsOf = (name: string) => [...stemsOf(name), stemsOf(name).join("")];
  names.addAll(people.map((person, id) => ({ id, names: person.names.flatMap(partsOf).join(" ") })));
  const typed = [...words, ...runsOf(words, 3)].filter((word) => word.length > 2 && !ourWords.has(word));
  const [best, next] = names.search(typed.join(" "), { fuzzy: (word) => word.length > 4 && 1 });
  if (!best || best.score === next?.score) return { others: words };
  return { person: people[best.id], others: words.filter((word) => !best.queryTerms.includes(word)) };
}

/** Returns the runs of two words and more, each as one word. */
const runsOf = (words: string[], most: number): string[] =>
  words.flatMap((_, start) =>
    Array.from({ length: most - 1 }, (__, more) => asOneWord(words.slice(start, start + more + 2))).flat(),
  );

/** Returns a word with each two letters side by side swapped. */
const swapped = (word: string) =>
  Array.from(word.slice(1), (letter, at) => `${word.slice(0, at)}${letter}${word[at]}${word.slice(at + 2)}`);

/** Returns the stems of a text's words: `players` and `playerz` become `player`, `hire` and `hiring` become `hir`. */
function stemsOf(text: string): string[] {
  const plain = text
    .normalize("NFKD")
    .replace(/[\p{M}'‘’`]/gu, "")
    .toLowerCase(); // `who's` is `whos`
  return (plain.replace(/\b(who|what|when|where|how)s\b/g, "$1 is").match(/[a-z0-9]+/g) ?? []).map(stemOf);
}

function stemOf(word: string): string {
  if (word.length < 4 || whole.includes(word)) return word;
  const single = word.replace(/ie[sd]?$/, "y").replace(/([^siu])[sz]$/, "$1");
  const rest = single.replace(/(?:ing|ed)$/, "");
  const bare = rest.length >= 3 && /[aeiouy]/.test(rest) ? rest : single;
  return bare.replace(/([^aeiou])\1$/, "$1").replace(/(..)e$/, "$1");
}
