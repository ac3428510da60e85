import type { Team } from "#contract/team.ts";
import { elsewhere, everydayOf, type TopicId, topicsOf } from "./topics.ts";

/** A person a question can be about. Answers know them by the first name in the list. */
export type Person = { names: [string, ...string[]]; topic: "players" | "leadership" };

/** Words that only look like a plural. */
const whole = ["news", "socials", "series", "press", "ads", "training", "marketing"];

/** The most characters of a question to read, to limit the time it takes. */
export const longestQuestion = 300;

/** Weights, tuned together with the table of test questions. */
const weights = { words: 5, hints: 2, phrases: 5, foreign: 7, named: 12, unknown: 1 };
const mostForUnknown = 2;
const convincing = 3;
/** The share of its weight that a corrected word keeps. */
const corrected = 0.85;

/** The runs of two words and more, each as one word. */
const runsOf = (words: string[], most: number, asOneWord: (phrase: string[]) => string[]): string[] =>
  words.flatMap((_, start) =>
    Array.from({ length: most - 1 }, (__, more) => asOneWord(words.slice(start, start + more + 2))).flat(),
  );

type Vocabulary = ReturnType<typeof makeVocabulary>;

/** The words of each topic, some of which are the team's own. */
function makeVocabulary(team: Team) {
  const everydayWords = new Set(stemsOf(everydayOf(team)));
  const withoutEveryday = (words: string[]) => words.filter((word) => !everydayWords.has(word));
  const foreignWords = new Set(withoutEveryday(stemsOf(elsewhere)));
  /** A phrase as one word, with and without everyday words, so that "join the team" is also found in "joining your team". */
  const asOneWord = (phrase: string[]) =>
    [phrase, withoutEveryday(phrase)].flatMap((words) => (words.length > 1 ? [words.join("")] : []));
  const entries = topicsOf(team).map(({ id, words, hints, phrases }) => ({
    id,
    words: new Set(stemsOf(words)),
    hints: new Set(stemsOf(hints)),
    phrases: new Set(phrases.split(",").flatMap((phrase) => asOneWord(stemsOf(phrase)))),
  }));
  const topicWords = entries.flatMap((one) => [...one.words, ...one.hints, ...one.phrases]);
  const partsOfPhrases = topicsOf(team).flatMap(({ phrases }) => stemsOf(phrases));
  const builtIn = new Set([...everydayWords, ...topicWords, ...partsOfPhrases]);
  const own = team.assistant.questions.map(({ question, otherWords = "" }, id) => {
    const said = withoutEveryday(stemsOf(`${question} ${otherWords}`));
    return {
      id,
      words: new Set(said.filter((word) => !builtIn.has(word))),
      hints: new Set(said.filter((word) => builtIn.has(word))), // so that it never takes a topic's words
      phrases: new Set<string>(),
    };
  });
  const ownWords = new Set(own.flatMap((one) => [...one.words]));
  const ourWords = new Set([...everydayWords, ...topicWords, ...ownWords]);
  /** The team's own questions, word for word. */
  const wholeQuestions = new Map<string, number>();
  for (const [id, { question }] of team.assistant.questions.entries()) {
    const stems = stemsOf(question);
    const whole = withoutEveryday(stems).join("");
    if (whole && ![whole, ...asOneWord(stems)].some((word) => builtIn.has(word))) wholeQuestions.set(whole, id);
  }
  return {
    entries: [...own, ...entries], // of two that are as likely, the latter is meant
    ourWords,
    foreignWords: new Set([...foreignWords].filter((word) => !ownWords.has(word))),
    knownWords: new Set([...ourWords, ...foreignWords]),
    asOneWord,
    wholeQuestion: (words: string[]) => wholeQuestions.get(withoutEveryday(words).join("")),
  };
}

const vocabularies = new WeakMap<Team, Vocabulary>();
function vocabularyOf(team: Team): Vocabulary {
  const vocabulary = vocabularies.get(team) ?? makeVocabulary(team);
  vocabularies.set(team, vocabulary);
  return vocabulary;
}

/** Returns what a question is about, or undefined if nothing in it is convincing. */
export function understand(
  question: string,
  team: Team,
  people: Person[] = [],
): { topic: TopicId; person?: Person } | undefined {
  const vocabulary = vocabularyOf(team);
  const { entries, knownWords, foreignWords, asOneWord } = vocabulary;
  const { person, others } = personIn(stemsOf(question.slice(0, longestQuestion)), people, vocabulary);
  const words = others.map((word) => (knownWords.has(word) ? word : (nearest(word, knownWords) ?? word)));
  const whole = person ? undefined : vocabulary.wholeQuestion(words);
  if (whole !== undefined) return { topic: whole, person };
  const said = [...new Set([...words, ...runsOf(words, 6, asOneWord)])];
  const trustIn = (word: string) => (others.includes(word) || !words.includes(word) ? 1 : corrected);
  const weightIn = ({ id, ...lists }: (typeof entries)[number]) =>
    (["words", "hints", "phrases"] as const)
      .flatMap((list) => said.map((word) => (lists[list].has(word) ? weights[list] * trustIn(word) : 0)))
      .reduce((sum, weight) => sum + weight, person?.topic === id ? weights.named : 0);
  const scores = entries.map((entry) => ({ topic: entry.id, score: weightIn(entry) }));
  const best = scores.reduce((one, other) => (other.score >= one.score ? other : one));
  const foreign = said.filter((word) => foreignWords.has(word)).length;
  const unknown = words.filter((word) => !knownWords.has(word) && !/^\d+$/.test(word)).length;
  const doubts = foreign * weights.foreign + Math.min(unknown * weights.unknown, mostForUnknown);
  return best.score - doubts >= convincing ? { topic: best.topic, person } : undefined;
}

/** Finds the person that the words name, by a part of their name that nobody else has. The other words say what is asked. */
function personIn(
  words: string[],
  people: Person[],
  { ourWords, asOneWord }: Vocabulary,
): { person?: Person; others: string[] } {
  const parts = people.map(({ names }) => names.map(stemsOf).flatMap((name) => [...name, name.join("")]));
  const names = new Map<string, Person>();
  for (const [at, person] of people.entries())
    for (const name of new Set(parts[at]))
      if (name.length > 2 && !ourWords.has(name) && parts.filter((some) => some.includes(name)).length === 1)
        names.set(name, person);
  for (const word of [...runsOf(words, 4, asOneWord).toReversed(), ...words]) {
    const name = names.has(word) || ourWords.has(word) ? word : nearest(word, names.keys());
    const person = names.get(name ?? "");
    if (person) return { person, others: words.filter((other) => !word.includes(other)) };
  }
  return { others: words };
}

/** Returns the known word that a mistyped one most likely is. */
function nearest(typed: string, known: Iterable<string>): string | undefined {
  const isLikely = (word: string) => typed.length > 3 && word.length > 3 && isOneTypo(typed, word);
  return [...known].filter(isLikely).sort((one, other) => other.length - one.length)[0]; // letters are left out more often
}

/** Whether one letter was changed, added, left out or swapped with the next. A short word with another letter is another word. */
function isOneTypo(typed: string, meant: string): boolean {
  const shorter = Math.min(typed.length, meant.length);
  let start = 0;
  while (start < shorter && typed[start] === meant[start]) start += 1;
  let end = 0;
  while (end < shorter - start && typed.at(-1 - end) === meant.at(-1 - end)) end += 1;
  const wrong = typed.slice(start, typed.length - end);
  const right = meant.slice(start, meant.length - end);
  if (wrong.length === 2) return right === `${wrong[1]}${wrong[0]}`;
  return wrong.length + right.length === 1 || (wrong.length === 1 && right.length === 1 && typed.length > 5);
}

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
