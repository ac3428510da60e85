import { AchievementRequest } from "#contract/achievements/admin/forms.ts";
import { checkOf } from "#web/design/problems.ts";

/** It brings zod along, so load it late. */
export const check = { problemsOf: checkOf(AchievementRequest) };
