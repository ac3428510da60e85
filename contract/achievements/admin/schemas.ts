import { z } from "zod";
import { Achievement, ResultDetails } from "#contract/achievements/schemas.ts";
import type { Calls } from "#contract/endpoint.ts";
import { ById, Version } from "#contract/fields.ts";
import { listQuery } from "#contract/paging.ts";
import { achievementSorts } from "./constants.ts";
import { CreateAchievementRequest, UpdateAchievementRequest } from "./forms.ts";

/** A result as staff see it. */
export const StoredAchievement = Achievement.extend(ResultDetails.shape).extend({ version: Version });
export type StoredAchievement = z.infer<typeof StoredAchievement>;

export const achievementsAdminCalls = {
  listForStaff: {
    access: "staff:achievements:read",
    summary: "Tournament results, newest first unless sorted otherwise. Never cached",
    query: listQuery(achievementSorts),
    response: z.array(StoredAchievement),
  },
  create: {
    access: "staff:achievements:write",
    summary: "Adds a tournament result",
    body: CreateAchievementRequest,
    response: StoredAchievement,
    status: 201,
  },
  update: {
    access: "staff:achievements:write",
    summary: "Changes a tournament result",
    params: ById,
    body: UpdateAchievementRequest,
    response: StoredAchievement,
  },
  remove: {
    access: "staff:achievements:write",
    summary: "Removes a tournament result",
    params: ById,
  },
} satisfies Calls;
