import { z } from "zod/mini";
import { fieldOf } from "#contract/text-fields.ts";
import { staffSignInRules } from "./rules.ts";

export const StaffLoginRequest = z.strictObject({
  username: fieldOf(staffSignInRules.username),
  password: fieldOf(staffSignInRules.password),
});
export type StaffLoginRequest = z.infer<typeof StaffLoginRequest>;
