import { staffSignInRules } from "#contract/staff/rules.ts";
import { validateByRules } from "#web/ui/forms/validate-by-rules.ts";

export const problemsOf = validateByRules(staffSignInRules);
