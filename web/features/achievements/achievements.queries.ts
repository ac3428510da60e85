import { achievementsApi } from "#contract/achievements/endpoints.ts";
import { query } from "#web/api/queries.ts";

export const achievements = () => query(achievementsApi.list, { query: { limit: "100" } });

export const achievementTotals = () => query(achievementsApi.totals);
