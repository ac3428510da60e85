import { z } from "zod";
import { Achievement } from "#contract/achievements/schemas.ts";
import type { Calls } from "#contract/endpoint.ts";
import { ById } from "#contract/fields.ts";
import { Page } from "#contract/paging.ts";
import { AchievementRequest } from "./forms.ts";

export const achievementsAdminCalls = {
  listForStaff: {
    access: "staff:achievements:read",
    summary: "Tournament results as they stand, never from a cache",
    query: Page,
    response: z.array(Achievement),
  },
  create: {
    access: "staff:achievements:write",
    summary: "Adds a tournament result",
    body: AchievementRequest,
    response: Achievement,
    status: 201,
  },
  update: {
    access: "staff:achievements:write",
    summary: "Changes a tournament result",
    params: ById,
    body: AchievementRequest,
    response: Achievement,
  },
  remove: {
    access: "staff:achievements:write",
    summary: "Removes a tournament result",
    params: ById,
  },
} satisfies Calls;
