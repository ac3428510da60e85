import { playersAdminApi } from "#contract/players/admin/endpoints.ts";
import { pages } from "#web/api/queries.ts";

export const playerList = () => pages(playersAdminApi.listForStaff, { query: { limit: "100" } });
