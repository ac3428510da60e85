import { z } from "zod";
import type { Calls } from "#contract/endpoint.ts";
import { maxPictureBytes } from "#contract/uploads/constants.ts";

/** The setup steps of a new site, and which of them are done. */
export const FirstSteps = z.object({
  isNew: z
    .boolean()
    .describe(
      "Whether the site can be set up step by step: it was never upgraded, and its facts never published or imported",
    ),
  hasOwnTeam: z.boolean().describe("Whether the footer no longer says that people and figures are invented"),
  hasDemonstration: z.boolean(),
  demonstration: z.record(z.string(), z.int()).describe("How much demo content of each kind is shown, such as players"),
  hasOwnPlayer: z.boolean(),
  hasOwnArticle: z.boolean(),
  hasOwnIcon: z.boolean().describe("Whether staff have uploaded an icon"),
});
export type FirstSteps = z.infer<typeof FirstSteps>;

export const firstStepsCalls = {
  get: {
    access: "staff:server:read",
    summary: "The setup steps left on a new site",
    response: FirstSteps,
  },
  removeDemonstration: {
    access: "staff:server:write",
    summary: "Removes the demo content",
  },
  favicon: {
    access: "staff:favicon:write",
    summary: "Sets the site’s icon from a PNG",
    file: { name: "favicon", maxBytes: maxPictureBytes },
    response: z.object({ url: z.string() }),
  },
  removeFavicon: {
    access: "staff:favicon:write",
    summary: "Removes the site’s icon; browsers show the team’s mark again",
  },
} satisfies Calls;
