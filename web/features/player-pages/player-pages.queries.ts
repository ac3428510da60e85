import { playerPagesApi } from "#contract/player-pages/endpoints.ts";
import { query } from "#web/api/queries.ts";

/** Players who have a page of their own. */
export const playerPages = () => query(playerPagesApi.list, { query: { limit: "100" } });

export const playerPage = (slug: string) => query(playerPagesApi.get, { params: { slug } });
