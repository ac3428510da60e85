import { z } from "zod/mini";
import { choice, Id, optionalField } from "#contract/fields.ts";
import { guestMarkTexts, hasGuestMark } from "#contract/staff/guest-mark.ts";
import { staffRoles } from "#contract/staff/roles.ts";
import { lineField, password, storedLine } from "#contract/text-fields.ts";
import { staffAccountTexts } from "./constants.ts";
import { isDisguised } from "./disguised-names.ts";

const say = staffAccountTexts;
const usernameRule = { min: 1, max: 80, required: say.username };
const username = lineField(usernameRule).check(
  z.refine((name) => !hasGuestMark(name), guestMarkTexts.refused),
  z.refine((name) => !isDisguised(name), say.disguised),
);
const newPassword = password({ min: 6, message: say.password });
const role = choice(staffRoles, say.role);

export const CreateStaffAccountRequest = z.strictObject({ username, password: newPassword, role });
export type CreateStaffAccountRequest = z.infer<typeof CreateStaffAccountRequest>;
/** Leaves the password unchanged if none is given. */
export const UpdateStaffAccountRequest = z.strictObject({
  username: storedLine(usernameRule),
  role,
  password: optionalField(newPassword),
});
export type UpdateStaffAccountRequest = z.infer<typeof UpdateStaffAccountRequest>;

export const SetPasswordRequest = z.strictObject({ userId: Id, newPassword });
export type SetPasswordRequest = z.infer<typeof SetPasswordRequest>;
export const OwnPasswordRequest = z.strictObject({
  currentPassword: password({ min: 1, message: "Please enter your current password" }),
  newPassword,
});
export type OwnPasswordRequest = z.infer<typeof OwnPasswordRequest>;
