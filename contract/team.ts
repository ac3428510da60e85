import { z } from "zod";
import { HttpsUrl } from "./fields.ts";
import { AssistantFacts } from "./team/assistant.ts";
import { Amount, label, NoPictureOrOne, picturePath, Titled, words } from "./team/fact-fields.ts";
import { Games } from "./team/games.ts";
import { Home } from "./team/home.ts";
import { Legal } from "./team/legal.ts";
import { Merch, Subscription } from "./team/offers.ts";
import { Post } from "./team/posts.ts";
import { Programme } from "./team/programme.ts";
import { Currency, Locale, TimeZone, WeekStart } from "./team/region.ts";
import { SocialAddresses } from "./team/social-addresses.ts";
import { Sponsors } from "./team/sponsors.ts";
import { Wordmark } from "./team/wordmark.ts";

/** The facts of the team: everything that differs from one team to another. `team.config.ts` holds their defaults. */

const optionalLabel = z.string().trim().max(80).optional();
const badPath = "Please enter a path such as /media/picture.webp";
const Colour = z.string().regex(/^#[0-9a-f]{6}$/, "Please enter a colour such as #f59e0b");

export const Person = z.object({
  name: label,
  title: label,
  about: words,
  isFounder: z.boolean().optional(),
  /** Without one, a portrait is drawn. */
  picture: NoPictureOrOne.optional(),
});
export type Person = z.infer<typeof Person>;

export const People = z.array(Person).max(40, "Please list 40 people at most");
const atMost8 = "Please list 8 at most";

const Month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, "Please enter a month such as 2022-07");

/** A milestone in the team's story: when it was, how far the team had come, and what happened. */
export const Milestone = z.object({
  month: Month,
  figure: z.string().regex(/^\S{1,4}$/, "Please enter a figure of 1 to 4 characters"),
  counts: label.describe("What the figure counts, such as friends"),
  text: words,
});
export type Milestone = z.infer<typeof Milestone>;

/** One of the things the team does. Its mark is drawn as a hill. */
export const Craft = Titled.extend({
  mark: z.string().regex(/^[A-Z0-9]{1,4}$/, "Please enter 1 to 4 capital letters or figures"),
});
export type Craft = z.infer<typeof Craft>;

export const Team = z.object({
  name: label,
  wordmark: Wordmark,
  logo: NoPictureOrOne.optional().describe("Shown instead of the wordmark in bars, footers and preview cards"),
  tagline: label,
  intro: words,
  description: words.describe("For search engines and preview cards"),
  games: Games,
  location: label,
  founded: Month,
  timeZone: TimeZone,
  locale: Locale.describe("The language and country whose way of writing numbers and dates the site follows"),
  weekStart: WeekStart.describe("The day on which weeks start in calendars"),
  currency: Currency.describe("What players earn, and what prizes, plans and merchandise are in"),
  contactEmail: z.email("Please enter an email address"),
  signature: z.string().trim().max(300).optional().describe("The end of every mail. If empty, the team’s name"),
  isDemonstration: z.boolean().describe("Whether the footer says that all people and figures are invented"),
  disclaimer: words,
  hero: z.object({ prizeMoney: Amount.describe("If 0, it isn’t shown"), yearsActive: z.int().min(0) }),
  programme: Programme,
  socials: SocialAddresses,
  /** Where all videos are, if that isn't the team's address on YouTube. */
  videosUrl: z.union([z.literal(""), HttpsUrl], "Please enter an address that starts with https://").optional(),
  home: Home,
  subscription: Subscription,
  merch: Merch,
  sponsors: Sponsors,
  /** What people read at an address without a page. */
  notFound: z.object({
    title: label.default("This page isn’t here."),
    lead: words.default("There’s no page at this address. It may have been moved or taken down."),
  }),
  /** Pictures by gamertag, for players without one. */
  playerPictures: z.record(z.string(), z.string().regex(picturePath, badPath)),
  about: z.object({
    title: label,
    lead: words,
    headings: z.object({
      story: label.default("Our Story"),
      crafts: label.default("What We're About"),
      leadership: label.default("Leadership"),
      values: label.default("Our Values"),
    }),
    story: z.array(Milestone).max(8, atMost8),
    crafts: z.array(Craft).max(8, atMost8),
    leadership: People,
    values: z.array(Titled).max(8, atMost8),
  }),
  management: z.object({
    title: label,
    lead: words,
    headings: z.object({ chiefs: label.default("Chiefs"), heads: label.default("Management") }),
    headsLead: z.string().trim().max(2000).default(""),
    chiefs: People,
    heads: People,
  }),
  join: z.object({
    title: label,
    lead: words,
    welcome: label.default("Welcome to the region.").describe("Said to somebody who has just created an account"),
    reviewTime: label,
    answers: optionalLabel.describe(
      "How applications are answered, such as: by email. If empty, on Discord if the team has one",
    ),
    moderator: Post,
    management: Post,
    roles: z.array(Titled).max(8, atMost8),
  }),
  /** Who is responsible for the site and its personal data. /privacy and /terms name them. */
  legal: Legal,
  /** What the team assistant says on topics without live data. */
  assistant: AssistantFacts,
  /** All other colours are derived from these, see `team/palette.ts`. Whether they can be read is asked when they're published. */
  brand: z.object({
    ground: Colour.describe("The page, and text on paper and on the accent"),
    paper: Colour.describe("Text on the ground, and the ground of articles and results"),
    accent: Colour,
  }),
});
export type Team = z.infer<typeof Team>;
