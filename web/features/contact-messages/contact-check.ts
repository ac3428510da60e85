import { contactRules } from "#contract/contact-messages/rules.ts";
import { checkByRules } from "#web/ui/forms/rules-check.ts";

export const problemsOf = checkByRules(contactRules);
