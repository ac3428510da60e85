import { z } from "zod";
import type { Calls } from "#contract/endpoint.ts";

/** Merchandise counts as enabled unless it was explicitly switched off. */
export const MerchLinks = z.strictObject({ isEnabled: z.boolean() });
export type MerchLinks = z.infer<typeof MerchLinks>;

export const merchCalls = {
  links: {
    access: "public",
    summary: "Whether merchandise links to the store",
    response: MerchLinks,
  },
} satisfies Calls;
