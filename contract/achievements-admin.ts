import { z } from "zod";
import { Achievement } from "./achievements.ts";
import { endpoint } from "./endpoint.ts";
import { ById, lineField, maxInteger, textField } from "./fields.ts";
import { Page } from "./paging.ts";

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
  title: lineField({ min: 1, max: 160, required: achievementTexts.title }),
  description: textField({ max: 2000 }).default(""),
  position: z.int({ error: achievementTexts.position }).min(1, achievementTexts.position).max(maxInteger),
  prize: lineField({ max: 40 }).default(""),
  date: z.iso
    .date({ error: achievementTexts.date })
    .refine((date) => /^20\d\d-/.test(date), achievementTexts.outOfReach),
});
export type AchievementRequest = z.input<typeof AchievementRequest>;

export const achievementsAdminApi = {
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
