import { achievementsApi } from "#contract/achievements.ts";
import { query } from "#web/api.ts";

export const achievements = () => query(achievementsApi.list, { query: { limit: "100" } });

export const achievementTotals = () => query(achievementsApi.totals);
