import { applicationsApi } from "#contract/applications/endpoints.ts";
import { query } from "#web/api/queries.ts";

/** The member's own applications. Only for signed-in members. */
export const ownStaffApplication = () => query(applicationsApi.ownStaff);
export const ownManagementApplication = () => query(applicationsApi.ownManagement);
