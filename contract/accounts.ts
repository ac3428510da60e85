import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { Id, Timestamp } from "./fields.ts";

/** A registered member as they see themselves. */
export const Member = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  discord: z.string().nullable(),
  isVerified: z.boolean(),
  hasPassword: z.boolean(),
  createdAt: Timestamp,
});
export type Member = z.infer<typeof Member>;

export const accountsApi = {
  me: endpoint({
    method: "GET",
    path: "/api/auth/me",
    access: "member",
    summary: "The signed-in member",
    response: Member,
  }),
};
