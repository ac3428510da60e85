import { foldForSearch } from "#contract/search/fold.ts";

type Playing = { games: readonly { name: string }[] };

export const gameTexts = { notPlayed: "Please choose one of the team’s games" } as const;

/** Compared as in searches, so that a team may write Valorant otherwise without losing who plays it. */
export const isSameGame = (one: string, other: string) => foldForSearch(one) === foldForSearch(other);

/** Returns a game's name as the team writes it now; null if the team doesn't play it. */
export const playedGame = (game: string | null, { games }: Playing): string | null =>
  game === null ? null : (games.find(({ name }) => isSameGame(name, game))?.name ?? null);
