import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { CalendarDate, Id, lineField, maxInteger, textField, WholeNumber } from "./fields.ts";
import { Page } from "./paging.ts";

export const Achievement = z.object({
  id: Id,
  title: lineField({ min: 1, max: 160 }),
  description: textField({ max: 2000 }),
  position: z.int().min(1).max(maxInteger),
  prize: lineField({ max: 40 }).describe("A dollar amount, or a word such as Winner"),
  date: CalendarDate,
});
export type Achievement = z.infer<typeof Achievement>;

/** What all results come to, however many there are. */
export const AchievementTotals = z.object({
  placements: WholeNumber.describe("How many results there are"),
  wins: WholeNumber.describe("How many of them are a first place"),
  prizeMoney: z.number().describe("Dollars won in all; a prize that is no amount counts as 0"),
  years: z
    .array(z.object({ year: z.int(), prizeMoney: z.number() }))
    .describe("Dollars won in each year that has a result, in order"),
});
export type AchievementTotals = z.infer<typeof AchievementTotals>;

/** A prize in dollars: `$` and commas are dropped, and what is then no number, such as Winner, counts as 0. */
export function prizeInDollars(prize: string): number {
  const digits = prize.replace(/[$,]/g, "").trim();
  return /^\d+(\.\d+)?$/.test(digits) ? Number(digits) : 0;
}

export type PositionTier = 1 | 2 | 3 | 4;

/** 1: the win. 2: second and third. 3: fourth to tenth. 4: all others. */
export function positionTier(position: number): PositionTier {
  if (position === 1) return 1;
  if (position <= 3) return 2;
  return position <= 10 ? 3 : 4;
}

export const achievementsApi = {
  list: endpoint({
    method: "GET",
    path: "/api/achievements",
    access: "public",
    summary: "Tournament results, newest first",
    query: Page,
    response: z.array(Achievement),
  }),
  totals: endpoint({
    method: "GET",
    path: "/api/achievements/totals",
    access: "public",
    summary: "Placements and prize money in all, and by year",
    response: AchievementTotals,
  }),
};
