import { liveApi } from "#contract/live/endpoints.ts";
import { query } from "#web/api/queries.ts";

export const live = () => query(liveApi.get);
