import { z } from "zod/mini";
import { lineField, password } from "#contract/text-fields.ts";
import { staffTexts } from "./constants.ts";

const required = staffTexts.incomplete;

export const StaffLoginRequest = z.strictObject({
  username: lineField({ min: 1, max: 80, required }),
  password: password({ min: 1, message: required }),
});
export type StaffLoginRequest = z.infer<typeof StaffLoginRequest>;
