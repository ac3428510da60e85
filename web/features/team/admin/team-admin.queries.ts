import { teamAdminApi } from "#contract/team/admin/endpoints.ts";
import { previewLinksApi } from "#contract/team/admin/preview-links/endpoints.ts";
import { query } from "#web/api/queries.ts";

/** The team's facts as published, their draft and their history. */
export const teamForStaff = () => query(teamAdminApi.get);

/** The preview links that are open. */
export const previewLinks = () => query(previewLinksApi.list);

/** The names of people in the facts and wherever else they are stored. */
export const storedPeople = () => query(teamAdminApi.listPeople);

export const tabQueries = () => [teamForStaff()];
