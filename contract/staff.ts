import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { Id } from "./fields.ts";
import { staffRoles } from "./roles.ts";

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
};
