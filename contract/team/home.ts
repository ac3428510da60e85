import { z } from "zod";
import { chooseFrom } from "#contract/refusal-sentences.ts";
import { label, listedOnce } from "./fact-fields.ts";
import { homeSections } from "./home-sections.ts";

/** The sections that are shown, in the team's order. */
const ShownSections = z
  .array(z.enum(homeSections, chooseFrom(homeSections)))
  .check(listedOnce({ nameOf: (section) => section }))
  .describe("The sections that the home page shows, in order. A new release may add some, which aren’t shown here")
  .default([...homeSections]);

const lead = z.string().trim().max(2000).default("");

export const mostLabel = 30;
const badLabel = `Please enter 1 to ${mostLabel} characters`;
const short = z.string().trim().min(1, badLabel).max(mostLabel, badLabel);

/** The home page below its first view. The usual headings are the defaults. */
export const Home = z.object({
  sections: ShownSections,
  showsEmpty: z
    .boolean()
    .default(false)
    .describe("Whether sections without players, results, videos or news are shown, with a sentence that says so"),
  countdown: z
    .string()
    .trim()
    .max(12)
    .default("")
    .describe(
      "A word such as left, after a figure in the bar that counts down from 100 while people read. If empty, neither is shown",
    ),
  headings: z.object({
    team: label.default("Meet Our Champions"),
    achievements: label.default("Tournament Victories"),
    videos: label.default("VIDEOS"),
    subscription: label.default("Subscription"),
    merchandise: label.default("Merchandise"),
    social: label.default("Live Social Feed"),
    news: label.default("Latest Updates"),
    sponsors: label.default("Our Sponsors"),
    contact: label.default("Get In Touch"),
  }),
  /** What stands below each heading. The subscription's is with its plans. */
  leads: z.object({
    team: lead,
    achievements: lead,
    videos: lead,
    merchandise: lead,
    social: lead,
    news: lead,
    sponsors: lead,
    contact: lead,
  }),
  /** The words beside its figures, and on the button that leads to the players. */
  labels: z.object({
    team: short.default("Meet the team"),
    years: short.default("Years active"),
    prize: short.default("Prize money"),
    yearEnd: short.default("by year end"),
    soFar: short.default("won so far"),
    placements: short.default("Placements"),
    total: short.default("Total prize money"),
    ranking: short.default("PR"),
    earnings: short.default("Earnings"),
  }),
});
