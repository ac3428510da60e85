import { applicationsApi } from "#contract/applications/endpoints.ts";
import { query } from "#web/api/queries.ts";

/** One's own applications: ask only for somebody who is signed in. */
export const ownStaffApplication = () => query(applicationsApi.ownStaff);
export const ownManagementApplication = () => query(applicationsApi.ownManagement);
