import type { ResultPlayer } from "#contract/achievements/schemas.ts";

const list = new Intl.ListFormat("en-GB");

/** How many names fit on a line. */
const mostNames = 3;

/** Formats the players of a result: `Fell, Scree and Tarn`. */
export const namesOf = (players: ResultPlayer[]) => list.format(players.map(({ gamertag }) => gamertag));

/** Splits many players into the first three, as they begin a sentence, and the others. */
export function cutNames(players: ResultPlayer[]): { shown: string; others: ResultPlayer[] } {
  if (players.length <= mostNames + 1) return { shown: namesOf(players), others: [] };
  const shown = players.slice(0, mostNames).map(({ gamertag }) => gamertag);
  return { shown: shown.join(", "), others: players.slice(mostNames) };
}

/** Formats the players for one line: `Fell and 9 others`. */
export function shortNamesOf(players: ResultPlayer[]): string {
  if (players.length <= mostNames) return namesOf(players);
  return list.format([players[0]?.gamertag ?? "", `${players.length - 1} others`]);
}
