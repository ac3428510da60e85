import { userSorts } from "#contract/staff/accounts/constants.ts";
import { staffAccountsApi } from "#contract/staff/accounts/endpoints.ts";
import type { PasswordEntry, RegisteredUser } from "#contract/staff/accounts/schemas.ts";
import { pages } from "#web/api/queries.ts";
import type { ListOptions } from "#web/ui/lists/controls/list-options.ts";

const { users, passwords } = staffAccountsApi;

export const userListOptions = { name: "users", sorts: userSorts };

/** Members, newest first by default. */
export const userList = (options: ListOptions) => pages(users, { query: { limit: "10", ...options } });

/** Members with how they sign in, in the same order. */
export const passwordList = (options: ListOptions) => pages(passwords, { query: { limit: "10", ...options } });

/** A row of the members' list. How they sign in is there only for those who may set passwords. */
export type ListedUser = RegisteredUser & Partial<PasswordEntry>;
