import { CreatePlayerRequest, UpdatePlayerRequest } from "#contract/players/admin/forms.ts";
import { checkOf } from "#web/ui/forms/form-check.ts";

/** They bring zod along, so load them late. */
export const checks = {
  add: { problemsOf: checkOf(CreatePlayerRequest) },
  edit: { problemsOf: checkOf(UpdatePlayerRequest) },
};
