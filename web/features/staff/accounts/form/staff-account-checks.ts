import {
  CreateStaffAccountRequest,
  OwnPasswordRequest,
  UpdateStaffAccountRequest,
} from "#contract/staff/accounts/forms.ts";
import { checkOf } from "#web/ui/forms/form-check.ts";

/** They bring zod along, so load them late. */
export const checks = {
  create: { problemsOf: checkOf(CreateStaffAccountRequest) },
  update: { problemsOf: checkOf(UpdateStaffAccountRequest) },
  ownPassword: { problemsOf: checkOf(OwnPasswordRequest) },
};
