import { RecordApplicationRequest, ReviewRequest } from "#contract/applications/admin/forms.ts";
import { checkOf } from "#web/ui/forms/form-check.ts";

/** They bring zod along, so load them late. */
export const checks = {
  review: { problemsOf: checkOf(ReviewRequest) },
  record: { problemsOf: checkOf(RecordApplicationRequest) },
};
