import { z } from "zod";
import type { Calls } from "#contract/endpoint.ts";
import { CalendarDate, Id, maxInteger, WholeNumber } from "#contract/fields.ts";
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
} satisfies Calls;
