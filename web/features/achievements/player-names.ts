import type { ResultPlayer } from "#contract/achievements/schemas.ts";

const list = new Intl.ListFormat("en-GB");

/** How many names fit on a line, and how many letters fit on a phone's. */
const mostNames = 3;
const mostLetters = 34;

/** Formats the players of a result: `Fell, Scree and Tarn`. */
export const namesOf = (players: ResultPlayer[]) => list.format(players.map(({ gamertag }) => gamertag));

/** Splits many players into the first three, or as many as fit, as they begin a sentence, and the others. */
export function cutNames(players: ResultPlayer[]): { shown: string; others: ResultPlayer[] } {
  const first = players.slice(0, mostNames).map(({ gamertag }) => gamertag);
  while (first.length > 1 && first.join(", ").length > mostLetters) first.pop();
  if (players.length <= first.length + 1) return { shown: namesOf(players), others: [] };
  return { shown: first.join(", "), others: players.slice(first.length) };
}

/** Formats the players for one line: `Fell and 9 others`. */
export function shortNamesOf(players: ResultPlayer[]): string {
  if (players.length <= mostNames) return namesOf(players);
  return list.format([players[0]?.gamertag ?? "", `${players.length - 1} others`]);
}
