import { z } from "zod";
import type { Calls } from "#contract/endpoint.ts";
import { ById, CalendarDate, HttpsUrl, Id, maxInteger, WholeNumber } from "#contract/fields.ts";
import { PageQuery } from "#contract/paging.ts";

/** A current or former player named in a result. */
export const ResultPlayer = z.object({ id: Id, gamertag: z.string() });
export type ResultPlayer = z.infer<typeof ResultPlayer>;

export const Achievement = z.object({
  id: Id,
  title: z.string(),
  description: z.string(),
  position: z.int().min(1).max(maxInteger),
  prize: z
    .string()
    .describe("An amount of the team’s currency as the site shows it, or what staff entered, such as Winner"),
  date: CalendarDate,
  players: z.array(ResultPlayer).describe("Who took part, in the order that staff entered them"),
  game: z.string().nullable().describe("Which of the team’s games it was in. Null if it was in none of them"),
});
export type Achievement = z.infer<typeof Achievement>;

/** What a result may say beyond the specification. */
export const ResultDetails = z.object({
  lastPosition: z
    .nullable(z.int())
    .describe("The last of the positions that a tie shares, such as 8 for 5th to 8th. Null without a tie"),
  startedOn: z.nullable(CalendarDate).describe("The first day, if there were several. `date` is the last one"),
  event: z.string(),
  organiser: z.string(),
  mode: z.string(),
  region: z.string(),
  players: z.array(
    ResultPlayer.extend({
      slug: z.nullable(z.string()).describe("Where their own page is below /players. Null if they have none"),
      share: z.nullable(WholeNumber).describe("In whole units of the prize’s currency. Null if it isn’t known"),
    }),
  ),
  sourceUrl: z.nullable(HttpsUrl),
  articleUrl: z.nullable(HttpsUrl),
  videoUrl: z.nullable(HttpsUrl),
});

const Money = z.object({ amount: z.number(), currency: z.string().describe("Its ISO 4217 code") });

/** A result on its own page and in the list of all results. */
export const Result = Achievement.extend(ResultDetails.shape).extend({
  money: Money.nullable().describe("The prize as an amount. Null if it’s in words"),
});
export type Result = z.infer<typeof Result>;

export const ResultTotals = z.object({
  placements: WholeNumber,
  wins: WholeNumber,
  prizes: z.array(Money).describe("Prize money in each currency, the team’s first. Currencies are never added up"),
  years: z.array(z.int()).describe("Every year that has a result, newest first, whichever was asked for"),
  games: z.array(z.string()).describe("Each of the team’s games that has a result"),
  players: z.array(ResultPlayer).describe("Every player whom a result names, by name"),
});
export type ResultTotals = z.infer<typeof ResultTotals>;

/** Totals over all results. */
export const AchievementTotals = z.object({
  placements: WholeNumber.check(z.describe("How many results there are")),
  wins: WholeNumber.check(z.describe("How many of them are first places")),
  prizeMoney: z
    .number()
    .describe("Total prize money in the team’s currency. A prize in another one, or in words, counts as 0"),
  years: z
    .array(z.object({ year: z.int(), prizeMoney: z.number() }))
    .describe("Prize money in the team’s currency for each year that has a result, in order"),
  games: z
    .array(z.object({ game: z.string(), placements: WholeNumber, prizeMoney: z.number() }))
    .describe("The same for each of the team’s games that has a result, in the team’s order"),
});
export type AchievementTotals = z.infer<typeof AchievementTotals>;

export const AchievementsQuery = PageQuery.extend({
  game: z.string().trim().max(80).optional().describe("One of the team’s games. Of any other, there are no results"),
});
export type AchievementsQuery = z.output<typeof AchievementsQuery>;

const filters = {
  year: z
    .string()
    .regex(/^\d{4}$/, "Please enter a year in four digits")
    .optional(),
  game: AchievementsQuery.shape.game,
  player: z.optional(Id),
};
export const ResultsQuery = PageQuery.extend(filters);
export type ResultsQuery = z.output<typeof ResultsQuery>;
export const ResultTotalsQuery = z.object(filters);
export type ResultTotalsQuery = z.output<typeof ResultTotalsQuery>;

export const achievementsCalls = {
  list: {
    access: "public",
    summary: "Tournament results, newest first, of one game if asked for",
    query: AchievementsQuery,
    response: z.array(Achievement),
  },
  totals: {
    access: "public",
    summary: "Total placements and prize money, and prize money by year",
    response: AchievementTotals,
  },
  results: {
    access: "public",
    summary: "Results with all that is known of them, newest first, of one year, game or player if asked for",
    query: ResultsQuery,
    response: z.array(Result),
  },
  resultTotals: {
    access: "public",
    summary: "Placements and prize money of the results asked for, and what they can be narrowed to",
    query: ResultTotalsQuery,
    response: ResultTotals,
  },
  result: {
    access: "public",
    summary: "One result",
    params: ById,
    response: Result,
  },
} satisfies Calls;
