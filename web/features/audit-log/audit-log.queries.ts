import { auditLogApi } from "#contract/audit-log/endpoints.ts";
import { pages } from "#web/api/queries.ts";

/** The changes of the admin area, newest first; those that a search finds. Whatever is changed anywhere adds to it. */
export const auditEntries = (search = "") => ({
  ...pages(auditLogApi.list, { query: { limit: "25", ...(search && { search }) } }),
  staleTime: 0,
});
