import { z } from "zod";
import { CalendarDate, HttpsUrl } from "./fields.ts";

/** The shape of `team.config.ts`: everything by which one team differs from another. */

const words = z.string().trim().min(1).max(2000);
const label = z.string().trim().min(1).max(80);
const Colour = z.string().regex(/^#[0-9a-f]{6}$/, "must be a colour such as #f59e0b");

export const Person = z.object({ name: label, title: label, about: words, isFounder: z.boolean().optional() });
export type Person = z.infer<typeof Person>;

export const Plan = z.object({
  name: label,
  price: z.string().regex(/^\$\d+$/),
  per: label,
  saving: label.optional(),
  badge: label.optional(),
});

export const MerchItem = z.object({
  name: label,
  description: words,
  storeUrl: HttpsUrl,
  /** One of the drawings that ship with the site, printed with the team's name, or a picture of your own. */
  image: z.union([z.enum(["jersey", "sleeve"]), z.string().regex(/^\/[\w./-]+$/), HttpsUrl]),
});

const Titled = z.object({ title: label, text: words });
const Month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, "must be a month such as 2022-07");

/** A point of the team's story: when, how far it had come by then, and what happened. */
export const Milestone = z.object({
  month: Month,
  figure: z.string().regex(/^\S{1,4}$/, "must be a figure of 1 to 4 characters"),
  counts: label.describe("What the figure counts, such as friends"),
  text: words,
});
export type Milestone = z.infer<typeof Milestone>;

/** A part of what the team does; its mark is drawn as a hill. */
export const Craft = Titled.extend({
  mark: z.string().regex(/^[A-Z0-9]{1,4}$/, "must be 1 to 4 capital letters or figures"),
});
export type Craft = z.infer<typeof Craft>;

export const Team = z.object({
  name: label,
  /** Drawn as rising letters: capitals and figures only. */
  wordmark: z.string().regex(/^[A-Z0-9]{2,12}$/, "must be 2 to 12 capital letters or figures"),
  tagline: label,
  intro: words,
  description: words.describe("For search engines and preview cards"),
  sport: label,
  location: label,
  founded: Month,
  timeZone: label,
  contactEmail: z.email(),
  isDemonstration: z.boolean().describe("Says in the footer that all people and figures are invented"),
  disclaimer: words,
  hero: z.object({ prizeMoney: label, yearsActive: z.int().min(0) }),
  programme: z.object({ name: label, invitation: label }),
  socials: z.object({
    twitter: HttpsUrl,
    tiktok: HttpsUrl,
    youtube: HttpsUrl,
    discord: HttpsUrl,
    twitch: HttpsUrl,
  }),
  videosUrl: HttpsUrl,
  sections: z.object({ team: words, contact: words }),
  subscription: z.object({
    lead: words,
    plans: z.tuple([Plan, Plan]),
    perks: z.array(Titled).min(1).max(6),
    callToAction: label,
  }),
  merch: z.array(MerchItem).min(1).max(2),
  /** Pictures for players who have none of their own, by gamertag. */
  playerPictures: z.record(z.string(), z.string().regex(/^\/[\w./-]+$/)),
  about: z.object({
    title: label,
    lead: words,
    story: z.array(Milestone).length(4),
    crafts: z.array(Craft).length(3),
    leadership: z.array(Person).min(1),
    values: z.array(Titled).length(4),
  }),
  management: z.object({ title: label, lead: words, chiefs: z.array(Person).min(1), heads: z.array(Person).min(1) }),
  join: z.object({
    title: label,
    lead: words,
    reviewTime: label,
    moderator: z.object({ text: words, points: z.array(label).min(1) }),
    management: z.object({ text: words, points: z.array(label).min(1) }),
    roles: z.array(Titled).length(4),
  }),
  /** Who answers for the site and for what it knows about people; /privacy and /terms name them. */
  legal: z.object({
    operator: label.describe("The person or company that runs the site"),
    address: words,
    law: label.describe("Whose law the terms follow"),
    /** The office that people may complain to. */
    regulator: z.object({ name: label, address: words, phone: label, url: HttpsUrl }),
    acknowledgedWithinDays: z.int().min(1).max(30).describe("How many days until a complaint is acknowledged"),
    effective: CalendarDate.check(z.describe("From when both pages hold as they stand")),
  }),
  /** What the team assistant says where no live data answers. */
  assistant: z.object({ greeting: words, reviewTime: label, sponsorship: words, events: words, streaming: words }),
  brand: z.object({
    accent: Colour,
    accentPressed: Colour,
    ground: Colour,
    paper: Colour,
  }),
});
export type Team = z.infer<typeof Team>;
