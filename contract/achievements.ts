import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { ById, CalendarDate, Id, line, maxInteger, text, WholeNumber } from "./fields.ts";
import { Page } from "./paging.ts";

export const Achievement = z.object({
  id: Id,
  title: line({ min: 1, max: 160 }),
  description: text({ max: 2000 }),
  position: z.int().min(1).max(maxInteger),
  prize: line({ max: 40 }).describe("A dollar amount, or a word such as Winner"),
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

/** What the screens of tournament victories say. */
export const achievementTexts = {
  title: "Title is required",
  position: "Please enter the position as a whole number from 1",
  date: "Date is required",
  outOfReach: "Please choose a date between 2000 and 2100",
  created: "Achievement created",
  updated: "Achievement updated",
  deleted: "Achievement deleted",
  failed: "Failed to save achievement",
  deleteFailed: "Failed to delete achievement",
} as const;

export const AchievementRequest = z.strictObject({
  title: line({ min: 1, max: 160, required: achievementTexts.title }),
  description: text({ max: 2000 }).default(""),
  position: z.int({ error: achievementTexts.position }).min(1, achievementTexts.position).max(maxInteger),
  prize: line({ max: 40 }).default(""),
  date: z.iso
    .date({ error: achievementTexts.date })
    .refine((date) => /^20\d\d-/.test(date), achievementTexts.outOfReach),
});
export type AchievementRequest = z.input<typeof AchievementRequest>;

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
  listForStaff: endpoint({
    method: "GET",
    path: "/api/admin/achievements",
    access: "staff:achievements:read",
    summary: "Tournament results as they stand, never from a cache",
    query: Page,
    response: z.array(Achievement),
  }),
  create: endpoint({
    method: "POST",
    path: "/api/admin/achievements",
    access: "staff:achievements:write",
    summary: "Adds a tournament result",
    body: AchievementRequest,
    response: Achievement,
    status: 201,
  }),
  update: endpoint({
    method: "PUT",
    path: "/api/admin/achievements/:id",
    access: "staff:achievements:write",
    summary: "Changes a tournament result",
    params: ById,
    body: AchievementRequest,
    response: Achievement,
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/api/admin/achievements/:id",
    access: "staff:achievements:write",
    summary: "Removes a tournament result",
    params: ById,
  }),
};
