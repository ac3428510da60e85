import { playersApi } from "#contract/players/endpoints.ts";
import { pages } from "#web/api.ts";

export const playerList = () => pages(playersApi.listForStaff, { query: { limit: "100" } });
