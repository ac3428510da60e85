import { pointsTexts } from "#contract/points-programme.ts";
import { AdjustRequest, CreateItemRequest, ResolveRequest } from "#contract/points.ts";
import { z } from "zod";
import { checkOf } from "#web/design/problems.ts";

/** They bring zod along, so load them late. */
export const checks = {
  item: { problemsOf: checkOf(CreateItemRequest.extend({ isActive: z.boolean().optional() })) },
  adjust: { problemsOf: checkOf(AdjustRequest.extend({ userId: z.uuid(pointsTexts.adjustIncomplete) })) },
  resolve: { problemsOf: checkOf(ResolveRequest) },
};
