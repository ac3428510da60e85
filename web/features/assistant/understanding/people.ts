import { everydayWords, hintsOfWord } from "./lexicon.ts";
import { stemsOf } from "./word-stems.ts";

/** A person a question can be about. Answers know them by the first name in the list. */
export type Person = { names: [string, ...string[]]; topic: "players" | "leadership" };

const shortestName = 3;
const mostWordsOfName = 4;

/**
 * Maps names to people. A person is recognised by any part of their name that is theirs only and isn't an everyday word, or by
 * the whole name written as one word.
 */
export function namesOf(people: Person[]): Map<string, Person> {
  const bearers = new Map<string, Set<Person>>();
  for (const person of people)
    for (const parts of person.names.map(stemsOf))
      for (const name of [...parts, parts.join("")]) bearers.set(name, (bearers.get(name) ?? new Set()).add(person));
  const unmistakable = new Map<string, Person>();
  for (const [name, [person, other]] of bearers)
    if (person && !other && name.length >= shortestName && !meansMore(name)) unmistakable.set(name, person);
  return unmistakable;
}

const meansMore = (word: string) => hintsOfWord.has(word) || everydayWords.has(word);

/** Returns the person named in these words, preferring whole names to parts. */
export function personIn(words: string[], names: Map<string, Person>): Person | undefined {
  for (let length = mostWordsOfName; length >= 1; length -= 1)
    for (let start = 0; start + length <= words.length; start += 1) {
      const person = names.get(words.slice(start, start + length).join(""));
      if (person) return person;
    }
  return undefined;
}
