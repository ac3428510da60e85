import { SetPasswordRequest } from "#contract/staff-accounts.ts";
import { checkOf } from "#web/design/problems.ts";

/** Brings zod along, so load it late. */
export const problemsOf = checkOf(SetPasswordRequest);
