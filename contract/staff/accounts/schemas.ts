import { z } from "zod";
import type { Calls } from "#contract/endpoint.ts";
import { ById, Id, Timestamp } from "#contract/fields.ts";
import { listQuery } from "#contract/paging.ts";
import { staffRoles } from "#contract/staff/roles.ts";
import { accountSorts, authMethods, passwordMask, userSorts } from "./constants.ts";
import {
  CreateStaffAccountRequest,
  OwnPasswordRequest,
  SetPasswordRequest,
  UpdateStaffAccountRequest,
} from "./forms.ts";

export const StaffAccount = z.object({
  id: Id,
  username: z.string(),
  role: z.enum(staffRoles),
  hasSecondFactor: z.boolean(),
  lastLogin: z.nullable(Timestamp),
  createdAt: Timestamp,
});
export type StaffAccount = z.infer<typeof StaffAccount>;

export const RegisteredUser = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  discord: z.string().nullable(),
  isVerified: z.boolean(),
  createdAt: Timestamp,
});
export type RegisteredUser = z.infer<typeof RegisteredUser>;

export const PasswordEntry = RegisteredUser.extend({
  authMethod: z.enum(authMethods),
  hasPassword: z.boolean(),
  password: z.literal(passwordMask).nullable(),
});
export type PasswordEntry = z.infer<typeof PasswordEntry>;

const found = listQuery(userSorts);

export const staffAccountsCalls = {
  accounts: {
    access: "staff:permanent:read",
    summary: "Admin accounts, oldest first",
    query: listQuery(accountSorts),
    response: z.array(StaffAccount),
  },
  create: {
    access: "staff:permanent:write",
    summary: "Creates an admin account",
    body: CreateStaffAccountRequest,
    response: StaffAccount,
    status: 201,
  },
  update: {
    access: "staff:permanent:write",
    summary: "Changes an admin account; its old rights end immediately",
    params: ById,
    body: UpdateStaffAccountRequest,
    response: StaffAccount,
  },
  remove: {
    access: "staff:permanent:write",
    summary: "Deletes an admin account, except your own and the last admin",
    params: ById,
  },
  names: {
    access: "staff:applications:read",
    summary: "The usernames of admin accounts, so that nobody takes a member of the same name for one",
    response: z.array(z.string()),
  },
  ownPassword: {
    access: "staff:ownPassword:write",
    summary: "Changes your own password, and ends the account’s other sessions and temporary links",
    body: OwnPasswordRequest,
    response: StaffAccount,
  },
  users: {
    access: "staff:server:read",
    summary: "Registered members, newest first",
    query: found,
    response: z.array(RegisteredUser),
  },
  removeUser: {
    access: "staff:server:write",
    summary: "Deletes a member’s account, just as they could themselves",
    params: ById,
  },
  passwords: {
    access: "staff:permanent:read",
    summary: "Registered members and how they sign in. Never returns a password",
    query: found,
    response: z.array(PasswordEntry),
  },
  setPassword: {
    access: "staff:permanent:write",
    summary: "Sets a member’s password and ends all their sessions",
    body: SetPasswordRequest,
    response: PasswordEntry,
  },
} satisfies Calls;
