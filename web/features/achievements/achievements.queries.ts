import { achievementsApi } from "#contract/achievements/endpoints.ts";
import type { ResultFilter } from "#contract/achievements/result-path.ts";
import { listing, query } from "#web/api/queries.ts";

/** Those of one game, or of all if there's none. */
export const achievements = (game?: string) =>
  query(achievementsApi.list, { query: { limit: "100", ...(game && { game }) } });

export const achievementTotals = () => query(achievementsApi.totals);

/** One page of all results that match. */
export const resultsPage = ({ year, game, player, cursor }: ResultFilter) =>
  listing(achievementsApi.results, { query: { limit: "50", ...given({ year, game, player, cursor }) } });

export const resultTotals = ({ year, game, player }: ResultFilter) =>
  query(achievementsApi.resultTotals, { query: given({ year, game, player }) });

export const oneResult = (id: string) => query(achievementsApi.result, { params: { id } });

/** Leaves out what isn't asked for. */
const given = (asked: ResultFilter) => Object.fromEntries(Object.entries(asked).filter(([, value]) => value));
