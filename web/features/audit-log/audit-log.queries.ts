import { auditKinds, auditSorts, otherActors } from "#contract/audit-log/constants.ts";
import { auditLogApi } from "#contract/audit-log/endpoints.ts";
import { pages } from "#web/api/queries.ts";
import { type Address, type ListOptions, listOptionsIn } from "#web/ui/lists/controls/list-options.ts";

/** The search options for dates and names accept any text. */
export const auditListOptions = {
  name: "log",
  sorts: auditSorts,
  filters: { by: otherActors, kind: auditKinds },
  typed: { person: /^.{1,80}$/, from: /^\d{4}-\d\d-\d\d$/, to: /^\d{4}-\d\d-\d\d$/ },
};

/** Reads the log's options from an address. */
export const auditOptionsIn = (address: Address) => listOptionsIn(address, auditListOptions);

/** The entries of the log, newest first by default. Always refetched, because any change anywhere adds one. */
export const auditEntries = (options: ListOptions) => ({
  ...pages(auditLogApi.list, { query: { limit: "25", ...options } }),
  staleTime: 0,
});
