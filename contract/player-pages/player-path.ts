import { slugOf } from "#contract/slug.ts";

/** The words of a gamertag in an address. Another player's may be the same, so that the address may have a number behind them. */
export const playerSlugOf = (gamertag: string) => slugOf(gamertag, "player");

/** Returns the address of a player's page. A player's id or an earlier slug leads there as well. */
export const playerPath = (slug: string) => `/players/${slug}`;
