import { UpdateVideoRequest } from "#contract/videos/admin/forms.ts";
import { checkOf } from "#web/ui/forms/form-check.ts";

/** Of a new video too, which has all of these but its state. It brings zod along, so load it late. */
export const problemsOf = checkOf(UpdateVideoRequest);
