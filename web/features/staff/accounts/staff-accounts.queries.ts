import { staffAccountsApi } from "#contract/staff/accounts/endpoints.ts";
import { pages } from "#web/api/queries.ts";

/** Admin accounts, oldest first. */
export const accountList = () => pages(staffAccountsApi.accounts, { query: { limit: "50" } });
