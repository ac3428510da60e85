import { z } from "zod";
import { applicationTypes } from "#contract/applications/application-types.ts";
import { applicationSorts, applicationStatuses } from "#contract/applications/constants.ts";
import type { Calls } from "#contract/endpoint.ts";
import { ById, Id, Timestamp, Version } from "#contract/fields.ts";
import { listQuery } from "#contract/paging.ts";
import { InternalNotesRequest, RecordApplicationRequest, ReviewRequest } from "./forms.ts";

/** An application as staff review it. */
export const Application = z.object({
  id: Id,
  type: z.enum(applicationTypes),
  name: z.string(),
  email: z.string(),
  discord: z.string(),
  age: z.string(),
  timezone: z.string(),
  experience: z.string(),
  motivation: z.string(),
  portfolio: z.string().nullable(),
  availability: z.string(),
  additionalInfo: z.string().nullable(),
  answers: z
    .array(z.object({ question: z.string(), answer: z.string() }))
    .describe("Empty for applications that staff recorded"),
  status: z.enum(applicationStatuses),
  reviewNotes: z.string().nullable().describe("Shown to the applicant"),
  internalNotes: z.string().nullable().describe("Staff’s notes to each other"),
  reviewedAt: z.nullable(Timestamp),
  reviewedBy: z.string().nullable(),
  reviewedById: z.nullable(Id),
  createdAt: Timestamp,
  version: Version,
});
export type Application = z.infer<typeof Application>;

export const ApplicationCounts = z.object({ pending: z.int(), approved: z.int(), rejected: z.int() });
export type ApplicationCounts = z.infer<typeof ApplicationCounts>;

export const applicationsAdminCalls = {
  list: {
    access: "staff:applications:read",
    summary: "Applications of every type, newest first",
    query: listQuery(applicationSorts).extend({
      status: z.enum(applicationStatuses).optional(),
      type: z.enum(applicationTypes).optional(),
    }),
    response: z.array(Application),
  },
  counts: {
    access: "staff:applications:read",
    summary: "How many applications there are in each state",
    response: ApplicationCounts,
  },
  record: {
    access: "staff:applications:write",
    summary: "Records an application that reached staff another way",
    body: RecordApplicationRequest,
    response: Application,
    status: 201,
  },
  review: {
    access: "staff:applications:write",
    summary: "Approves or rejects a pending application; the applicant reads the notes",
    params: ById,
    body: ReviewRequest,
    response: Application,
  },
  noteInternally: {
    access: "staff:applications:write",
    summary: "Saves staff’s internal notes on an application, in any state",
    params: ById,
    body: InternalNotesRequest,
    response: Application,
  },
  takeBack: {
    access: "staff:applications:write",
    summary: "Makes an application pending again, within five minutes of its decision and before its mail is sent",
    params: ById,
    response: Application,
  },
  remove: {
    access: "staff:applications:write",
    summary: "Deletes an application",
    params: ById,
  },
} satisfies Calls;
