import { CodeRequest } from "#contract/staff/second-factor/forms.ts";
import { checkOf } from "#web/ui/forms/form-check.ts";

/** Brings zod along, so load it late. */
export const problemsOf = checkOf(CodeRequest);
