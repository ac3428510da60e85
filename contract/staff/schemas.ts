import { z } from "zod";
import type { Calls } from "#contract/endpoint.ts";
import { Id } from "#contract/fields.ts";
import { staffTexts } from "./constants.ts";
import { StaffLoginRequest } from "./forms.ts";
import { staffRoles } from "./roles.ts";

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
    adminId: z.nullable(Id).describe("null for a temporary session"),
  }),
]);
export type StaffCheck = z.infer<typeof StaffCheck>;

export const staffCalls = {
  check: {
    access: "public",
    summary: "Whether this browser holds a staff session, and which",
    response: StaffCheck,
  },
  login: {
    access: "public",
    summary: "Signs staff in",
    body: StaffLoginRequest,
    leadingMessage: staffTexts.incomplete,
    response: StaffLogin,
  },
  logout: {
    access: "public",
    summary: "Ends this browser's staff session, if it has one",
  },
} satisfies Calls;
