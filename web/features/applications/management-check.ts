import { ManagementApplicationRequest } from "#contract/applications/forms.ts";
import { checkOf } from "#web/design/problems.ts";

/** Brings zod along, so load it late. */
export const problemsOf = checkOf(ManagementApplicationRequest);
