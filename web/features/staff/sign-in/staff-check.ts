import { staffSignInRules } from "#contract/staff/rules.ts";
import { checkByRules } from "#web/ui/forms/rules-check.ts";

export const problemsOf = checkByRules(staffSignInRules);
