// Kept free of zod because the browser loads this file.

type Playing = { games: readonly { name: string }[] };

/** Names are compared without case, so that a team may write Valorant otherwise without losing who plays it. */
export const isSameGame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Returns a game's name as the team writes it now; undefined if the team doesn't play it. */
export const playedGame = (game: string | null | undefined, { games }: Playing): string | undefined =>
  typeof game === "string" ? games.find(({ name }) => isSameGame(name, game))?.name : undefined;
