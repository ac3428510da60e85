import { achievementsApi } from "#contract/achievements/endpoints.ts";
import { query } from "#web/api/queries.ts";

/** Those of one game, or of all if there's none. */
export const achievements = (game?: string) =>
  query(achievementsApi.list, { query: { limit: "100", ...(game && { game }) } });

export const achievementTotals = () => query(achievementsApi.totals);
