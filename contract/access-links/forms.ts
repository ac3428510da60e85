import { z } from "zod/mini";
import { dateSentence } from "#contract/refusal-sentences.ts";
import { guestMarkTexts, hasGuestMark } from "#contract/staff/guest-mark.ts";
import { staffRoles } from "#contract/staff/roles.ts";
import { lineField } from "#contract/text-fields.ts";
import { accessLinkTexts, defaultLinkRole, expirationHourOptions } from "./constants.ts";

/** If both are given, `expiresAt` overrides `expirationHours`. */
export const CreateAccessLinkRequest = z.strictObject({
  role: z._default(z.enum(staffRoles), defaultLinkRole),
  description: z._default(lineField({ max: 200 }), ""),
  expirationHours: z.optional(z.literal([...expirationHourOptions], { error: accessLinkTexts.expiry })),
  expiresAt: z.optional(z.iso.datetime({ offset: true, error: dateSentence(accessLinkTexts.expiry) })),
});
export type CreateAccessLinkRequest = z.input<typeof CreateAccessLinkRequest>;

const guestName = lineField({ min: 1, max: 80, required: accessLinkTexts.name }).check(
  z.refine((name) => !hasGuestMark(name), guestMarkTexts.refused),
);
export const ClaimRequest = z.strictObject({ name: guestName });
