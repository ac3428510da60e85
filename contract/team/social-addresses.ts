import { z } from "zod";
import { HttpsUrl } from "#contract/fields.ts";
import { listedOnce } from "./fact-fields.ts";
import { type Platform, platformNames } from "./platforms.ts";

const platforms = Object.keys(platformNames) as [Platform, ...Platform[]]; // keys are exactly these

export const SocialAddress = z.object({
  platform: z.enum(platforms, `Please choose one of: ${platforms.join(", ")}`),
  url: HttpsUrl,
});

/** Where the team can be followed, in the order that pages list it. Each platform at most once. */
export const SocialAddresses = z
  .array(SocialAddress)
  .check(listedOnce({ nameOf: ({ platform }) => platformNames[platform], field: "platform" }));
