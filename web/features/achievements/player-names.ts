import type { ResultPlayer } from "#contract/achievements/schemas.ts";

const list = new Intl.ListFormat("en-GB");

/** How many names fit on a line of the dashboard. */
const mostNames = 3;

/** Formats the players of a result: `Fell, Scree and Tarn`. */
export const namesOf = (players: ResultPlayer[]) => list.format(players.map(({ gamertag }) => gamertag));

/** Formats the players for one line: `Fell and 9 others`. */
export function shortNamesOf(players: ResultPlayer[]): string {
  if (players.length <= mostNames) return namesOf(players);
  return list.format([players[0]?.gamertag ?? "", `${players.length - 1} others`]);
}
