import { playersApi } from "#contract/players/endpoints.ts";
import { query } from "#web/api/queries.ts";

export const roster = () => query(playersApi.list, { query: { limit: "100" } });
