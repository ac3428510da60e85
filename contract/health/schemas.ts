import { z } from "zod";
import type { Calls } from "#contract/endpoint.ts";
import { ById, Id, Timestamp, WholeNumber } from "#contract/fields.ts";

const Bytes = z.int().min(0);

export const JobState = z.object({
  name: z.string(),
  dueAt: Timestamp,
  lastRun: z
    .object({
      startedAt: Timestamp,
      durationMs: WholeNumber,
      outcome: z.enum(["done", "failed"]),
      error: z.string().nullable().describe("Why it failed; null if it didn’t, or if the reason wasn’t recorded"),
    })
    .nullable(),
});
export type JobState = z.infer<typeof JobState>;

export const FailedRun = z.object({
  job: z.string(),
  startedAt: Timestamp,
  durationMs: WholeNumber,
  error: z.string().nullable().describe("Null if the reason wasn’t recorded"),
});
export type FailedRun = z.infer<typeof FailedRun>;

export const UndeliveredMessage = z.object({
  id: Id,
  channel: z.enum(["mail", "discord"]),
  to: z.string().nullable().describe("The email address; null for a message to Discord"),
  subject: z.string().nullable(),
  createdAt: Timestamp,
  gaveUpAt: Timestamp,
  lastError: z.string().nullable(),
});
export type UndeliveredMessage = z.infer<typeof UndeliveredMessage>;

export const FailedSignIns = z.object({
  target: z.string().describe("The account that was tried, or a note that it doesn’t exist"),
  count: WholeNumber,
  lastAt: Timestamp,
});
export type FailedSignIns = z.infer<typeof FailedSignIns>;

export const Lookalike = z.object({ id: Id, username: z.string(), createdAt: Timestamp });
export type Lookalike = z.infer<typeof Lookalike>;

export const Health = z.object({
  version: z.string(),
  engine: z.enum(["embedded", "postgres"]),
  freeBytes: Bytes.nullable().describe("Free space on the data folder’s disk; null if it can’t be read"),
  backup: z.object({
    isNightly: z.boolean(),
    last: z.object({ at: Timestamp, bytes: Bytes }).nullable().describe("The newest file in the backup folder"),
    isOverdue: z.boolean().describe("Whether backups are nightly but the newest is more than two days old"),
  }),
  jobs: z.array(JobState),
  failedRuns: z
    .array(FailedRun)
    .describe("The newest 20 failures of background jobs in the last 30 days, whether or not they’ve run well since"),
  mail: z.object({
    isSent: z.boolean().describe("False without a mail server, when messages are written to files in the data folder"),
    waiting: WholeNumber,
    lastError: z.string().nullable().describe("Why the message that has waited longest hasn’t been sent"),
    undeliveredCount: WholeNumber,
    undelivered: z.array(UndeliveredMessage).describe("The newest 50 that the site has given up on"),
  }),
  failedSignIns: z
    .array(FailedSignIns)
    .describe("Failed sign-ins to the admin area in the last 24 hours, latest first"),
  lookalikes: z
    .array(Lookalike)
    .describe(
      "Admin accounts whose names look the same, from before that was refused. Each signs in by its own spelling",
    ),
});
export type Health = z.infer<typeof Health>;

export const healthCalls = {
  get: {
    access: "staff:server:read",
    summary: "How the site is doing: version, disk, backups, jobs, mail, failed sign-ins, names that look the same",
    response: Health,
  },
  sendAgain: {
    access: "staff:server:write",
    summary: "Resends a message that the site had given up on",
    params: ById,
  },
} satisfies Calls;
