import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { Id, lineField, password } from "./fields.ts";
import { staffRoles } from "./roles.ts";

/** What the admin sign-in says. */
export const staffTexts = {
  incomplete: "Please enter both username and password",
  failed: { title: "Login failed", description: "Invalid credentials" },
  unreachable: "Failed to login. Please try again.",
  welcome: (username: string) => `Welcome back, ${username}!`,
  signedOut: "Logged out successfully",
} as const;

const required = staffTexts.incomplete;

export const StaffLoginRequest = z.strictObject({
  username: lineField({ min: 1, max: 80, required }),
  password: password({ min: 1, message: required }),
});
export type StaffLoginRequest = z.infer<typeof StaffLoginRequest>;

export const StaffLogin = z.object({
  admin: z.object({ id: Id, username: z.string(), role: z.enum(staffRoles) }),
});
export type StaffLogin = z.infer<typeof StaffLogin>;

export const StaffCheck = z.discriminatedUnion("isAdmin", [
  z.object({ isAdmin: z.literal(false) }),
  z.object({
    isAdmin: z.literal(true),
    username: z.string(),
    role: z.enum(staffRoles),
    adminId: Id.nullable().describe("null for a temporary session"),
  }),
]);
export type StaffCheck = z.infer<typeof StaffCheck>;

export const staffApi = {
  check: endpoint({
    method: "GET",
    path: "/api/admin/check",
    access: "public",
    summary: "Whether this browser holds a staff session, and which",
    response: StaffCheck,
  }),
  login: endpoint({
    method: "POST",
    path: "/api/admin/login",
    access: "public",
    summary: "Signs staff in",
    body: StaffLoginRequest,
    leadingMessage: staffTexts.incomplete,
    response: StaffLogin,
  }),
  logout: endpoint({
    method: "POST",
    path: "/api/admin/logout",
    access: "public",
    summary: "Ends this browser's staff session, if it has one",
  }),
};
