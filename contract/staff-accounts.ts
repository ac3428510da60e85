import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { ById, Id, lineField, password, Timestamp } from "./fields.ts";
import { Page } from "./paging.ts";
import { staffRoles } from "./roles.ts";

/** What the screens of accounts and passwords in the admin area say. */
export const staffAccountTexts = {
  username: "Username is required",
  password: "Password must be at least 6 characters",
  role: "Role is required",
  taken: "There is already an account with this username.",
  ownAccount: "You cannot delete your own account.",
  ownRole: "You cannot change your own role.",
  noAccount: "There is no such account.",
  noUser: "There is no such user.",
  lastAdmin: "The last admin account cannot be deleted or given another role.",
  created: "Admin account created",
  updated: "Admin account updated",
  deleted: "Admin account deleted",
  createFailed: "Failed to create admin account",
  updateFailed: "Failed to update admin account",
  deleteFailed: "Failed to delete admin account",
  userDeleted: "User deleted",
  userDeleteFailed: "Failed to delete user",
  passwordUpdated: "Password updated successfully",
  passwordFailed: "Failed to change password",
  wrongPassword: "Your current password is not right",
} as const;

const say = staffAccountTexts;
const username = lineField({ min: 1, max: 80, required: say.username });
const newPassword = password({ min: 6, message: say.password });
const role = z.enum(staffRoles, { error: say.role });

export const StaffAccount = z.object({
  id: Id,
  username: z.string(),
  role: z.enum(staffRoles),
  lastLogin: Timestamp.nullable(),
  createdAt: Timestamp,
});
export type StaffAccount = z.infer<typeof StaffAccount>;
export const CreateStaffAccountRequest = z.strictObject({ username, password: newPassword, role });
export type CreateStaffAccountRequest = z.infer<typeof CreateStaffAccountRequest>;
/** Without a password it keeps the one it has. */
export const UpdateStaffAccountRequest = z.strictObject({ username, role, password: newPassword.optional() });
export type UpdateStaffAccountRequest = z.infer<typeof UpdateStaffAccountRequest>;

export const RegisteredUser = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  discord: z.string().nullable(),
  isVerified: z.boolean(),
  createdAt: Timestamp,
});
export type RegisteredUser = z.infer<typeof RegisteredUser>;

export const authMethods = ["email", "google", "email+google"] as const;
/** What stands for every password; none is ever sent. */
export const passwordMask = "••••••••";
export const PasswordEntry = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  authMethod: z.enum(authMethods),
  hasPassword: z.boolean(),
  password: z.literal(passwordMask).nullable(),
});
export type PasswordEntry = z.infer<typeof PasswordEntry>;

export const SetPasswordRequest = z.strictObject({ userId: Id, newPassword });
export type SetPasswordRequest = z.infer<typeof SetPasswordRequest>;
export const OwnPasswordRequest = z.strictObject({
  currentPassword: password({ min: 1, message: "Please enter your current password" }),
  newPassword,
});
export type OwnPasswordRequest = z.infer<typeof OwnPasswordRequest>;

const found = Page.extend({ search: z.string().trim().max(80).optional() });

export const staffAccountsApi = {
  accounts: endpoint({
    method: "GET",
    path: "/api/admin/accounts",
    access: "staff:lasting:read",
    summary: "Admin accounts, oldest first",
    query: Page,
    response: z.array(StaffAccount),
  }),
  create: endpoint({
    method: "POST",
    path: "/api/admin/accounts",
    access: "staff:lasting:write",
    summary: "Makes an admin account",
    body: CreateStaffAccountRequest,
    response: StaffAccount,
    status: 201,
  }),
  update: endpoint({
    method: "PUT",
    path: "/api/admin/accounts/:id",
    access: "staff:lasting:write",
    summary: "Changes an admin account; its former rights end at once",
    params: ById,
    body: UpdateStaffAccountRequest,
    response: StaffAccount,
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/api/admin/accounts/:id",
    access: "staff:lasting:write",
    summary: "Deletes an admin account, but not one's own nor the last admin",
    params: ById,
  }),
  ownPassword: endpoint({
    method: "POST",
    path: "/api/admin/account/password",
    access: "staff:ownPassword:write",
    summary: "Changes one's own password; other sessions of the account end, and its temporary links",
    body: OwnPasswordRequest,
    response: StaffAccount,
  }),
  users: endpoint({
    method: "GET",
    path: "/api/admin/users",
    access: "staff:server:read",
    summary: "Registered members, newest first",
    query: found,
    response: z.array(RegisteredUser),
  }),
  removeUser: endpoint({
    method: "DELETE",
    path: "/api/admin/users/:id",
    access: "staff:server:write",
    summary: "Deletes a member's account, as they would themselves",
    params: ById,
  }),
  passwords: endpoint({
    method: "GET",
    path: "/api/admin/passwords",
    access: "staff:lasting:read",
    summary: "How members sign in; never a password",
    query: found,
    response: z.array(PasswordEntry),
  }),
  setPassword: endpoint({
    method: "POST",
    path: "/api/password/change",
    access: "staff:lasting:write",
    summary: "Sets a member's password; all of their sessions end",
    body: SetPasswordRequest,
    response: PasswordEntry,
  }),
};
