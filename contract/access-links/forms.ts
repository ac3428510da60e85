import { z } from "zod";
import { lineField } from "#contract/fields.ts";
import { staffRoles } from "#contract/staff/roles.ts";
import { accessLinkTexts, defaultLinkRole, expirationHourOptions } from "./constants.ts";

/** `expiresAt` wins over the hours. */
export const CreateAccessLinkRequest = z.strictObject({
  role: z.enum(staffRoles).default(defaultLinkRole),
  description: lineField({ max: 200 }).default(""),
  expirationHours: z.literal([...expirationHourOptions], { error: accessLinkTexts.expiry }).optional(),
  expiresAt: z.iso.datetime({ offset: true, error: accessLinkTexts.expiry }).optional(),
});
export type CreateAccessLinkRequest = z.input<typeof CreateAccessLinkRequest>;

export const ClaimRequest = z.strictObject({ name: lineField({ min: 1, max: 80, required: accessLinkTexts.name }) });
