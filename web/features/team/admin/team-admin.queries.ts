import { teamAdminApi } from "#contract/team/admin/endpoints.ts";
import { query } from "#web/api/queries.ts";

/** The team's facts as published, their draft and their history. */
export const teamForStaff = () => query(teamAdminApi.get);

export const tabQueries = () => [teamForStaff()];
