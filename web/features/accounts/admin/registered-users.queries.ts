import { staffAccountsApi } from "#contract/staff/accounts/endpoints.ts";
import { pages } from "#web/api/queries.ts";

const { users, passwords } = staffAccountsApi;

const found = (search: string) => ({ query: { limit: "10", ...(search && { search }) } });

/** Members, newest first; those that a search finds. */
export const userList = (search = "") => pages(users, found(search));

/** How members sign in, in the same order. */
export const passwordList = (search = "") => pages(passwords, found(search));
