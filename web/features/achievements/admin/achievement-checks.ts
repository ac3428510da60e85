import { CreateAchievementRequest, UpdateAchievementRequest } from "#contract/achievements/admin/forms.ts";
import { checkOf } from "#web/ui/forms/form-check.ts";

/** They bring zod along, so load them late. */
export const checks = {
  add: { problemsOf: checkOf(CreateAchievementRequest) },
  edit: { problemsOf: checkOf(UpdateAchievementRequest) },
};
