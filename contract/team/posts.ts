import { z } from "zod";
import { label, NoDayOrOne, words } from "./fact-fields.ts";

/** A post that people apply for on the site. `openings.ts` says when they can. */
export const Post = z.object({
  text: words,
  points: z.array(label).min(1),
  isOpen: z.boolean().default(true).describe("Whether people can apply, between the first and the last day"),
  opens: NoDayOrOne.describe("The first day on which people can apply, in the team’s time zone"),
  closes: NoDayOrOne.describe("The last day on which people can apply, in the team’s time zone"),
});
