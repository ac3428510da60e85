import type { ResultPlayer } from "#contract/achievements/schemas.ts";

const list = new Intl.ListFormat("en-GB");

/** Formats the players of a result: `Fell, Scree and Tarn`. */
export const namesOf = (players: ResultPlayer[]) => list.format(players.map(({ gamertag }) => gamertag));
