import { auditKinds, auditSorts, otherActors } from "#contract/audit-log/constants.ts";
import { auditLogApi } from "#contract/audit-log/endpoints.ts";
import { pages } from "#web/api/queries.ts";
import { type Address, type ListOptions, listOptionsIn } from "#web/ui/lists/controls/list-options.ts";

/** Days and names are whatever was typed. */
export const auditOf = {
  name: "log",
  sorts: auditSorts,
  filters: { by: otherActors, kind: auditKinds },
  typed: { person: /^.{1,80}$/, from: /^\d{4}-\d\d-\d\d$/, to: /^\d{4}-\d\d-\d\d$/ },
};

/** What of the log an address asks for. */
export const auditOptionsIn = (address: Address) => listOptionsIn(address, auditOf);

/** The changes of the admin area, newest first unless asked for otherwise. Whatever is changed anywhere adds to it. */
export const auditEntries = (options: ListOptions) => ({
  ...pages(auditLogApi.list, { query: { limit: "25", ...options } }),
  staleTime: 0,
});
