import { z } from "zod/mini";
import { AdjustRequest, CreateItemRequest, ResolveRequest } from "#contract/points/admin/forms.ts";
import { pointsTexts } from "#contract/points/constants.ts";
import { checkOf } from "#web/ui/forms/form-check.ts";

const item = z.extend(CreateItemRequest, { isActive: z.optional(z.boolean()) });
const adjustment = z.extend(AdjustRequest, { userId: z.uuid(pointsTexts.adjustIncomplete) });

/** They bring zod along, so load them late. */
export const checks = {
  item: { problemsOf: checkOf(item) },
  adjust: { problemsOf: checkOf(adjustment) },
  resolve: { problemsOf: checkOf(ResolveRequest) },
};
