import { accountSorts } from "#contract/staff/accounts/constants.ts";
import { staffAccountsApi } from "#contract/staff/accounts/endpoints.ts";
import { pages } from "#web/api/queries.ts";
import type { ListOptions } from "#web/ui/lists/controls/list-options.ts";

export const accountListOptions = { name: "accounts", sorts: accountSorts };

/** Admin accounts, oldest first by default. */
export const accountList = (options: ListOptions) =>
  pages(staffAccountsApi.accounts, { query: { limit: "25", ...options } });
