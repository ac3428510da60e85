import { z } from "zod";
import { HttpsUrl } from "#contract/fields.ts";
import { label, NoDayOrOne, NoPictureOrOne } from "./fact-fields.ts";

export const mostSponsors = 40;
export const mostSponsorText = 300;

const none = z.literal("");

export const Sponsor = z.object({
  name: label,
  tier: z.string().trim().max(80).optional().describe("Sponsors of one tier are shown together"),
  url: z.union([none, HttpsUrl], "Please enter an address that starts with https://").optional(),
  /** Without one, the name is shown. */
  logo: NoPictureOrOne.optional(),
  logoOn: z
    .enum(["light", "dark"], "Please choose light or dark")
    .optional()
    .describe("The background that the logo is made for. If left out, light"),
  text: z.string().trim().max(mostSponsorText).optional(),
  lastDay: NoDayOrOne.describe("The last day on which the sponsor is shown, in the team’s time zone"),
});
export type Sponsor = z.infer<typeof Sponsor>;

/** In the order that pages list them. A tier is as high as its first sponsor. */
export const Sponsors = z.array(Sponsor).max(mostSponsors, `Please list ${mostSponsors} sponsors at most`).default([]);

export type Tier = { name: string; sponsors: Sponsor[] };

/** Returns sponsors by tier, the highest first. Those without a tier are one of their own. */
export function tiersOf(sponsors: readonly Sponsor[]): Tier[] {
  const tiers = new Map<string, Tier>();
  for (const sponsor of sponsors) {
    const { tier: name = "" } = sponsor;
    const tier = tiers.get(name.toLowerCase()) ?? { name, sponsors: [] };
    tier.sponsors.push(sponsor);
    tiers.set(name.toLowerCase(), tier);
  }
  return [...tiers.values()];
}

/** Whether a sponsor is shown on a day, such as 2027-06-30. */
export const isSponsorOn = (day: string, { lastDay }: Sponsor): boolean => !lastDay || day <= lastDay;
