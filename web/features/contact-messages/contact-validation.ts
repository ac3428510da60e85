import { contactRules } from "#contract/contact-messages/rules.ts";
import { validateByRules } from "#web/ui/forms/validate-by-rules.ts";

export const problemsOf = validateByRules(contactRules);
