import { applicationsApi } from "#contract/applications/endpoints.ts";
import { query } from "#web/api/queries.ts";

/** One's own applications: ask only for signed-in members. */
export const ownStaffApplication = () => query(applicationsApi.ownStaff);
export const ownManagementApplication = () => query(applicationsApi.ownManagement);
