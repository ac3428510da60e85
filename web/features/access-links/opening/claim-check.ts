import { ClaimRequest } from "#contract/access-links/forms.ts";
import { checkOf } from "#web/design/problems.ts";

/** Brings zod along, so load it late. */
export const problemsOf = checkOf(ClaimRequest);
