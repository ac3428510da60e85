import { z } from "zod";
import type { Calls } from "#contract/endpoint.ts";
import { ById, Id, Timestamp } from "#contract/fields.ts";
import { Page } from "#contract/paging.ts";
import { applicationStatuses, applicationTypes } from "./constants.ts";
import {
  ManagementApplicationRequest,
  RecordApplicationRequest,
  ReviewRequest,
  StaffApplicationRequest,
} from "./forms.ts";

/** An application as its applicant follows it. */
export const OwnApplication = z.object({
  id: Id,
  status: z.enum(applicationStatuses),
  createdAt: Timestamp,
  reviewedAt: Timestamp.nullable(),
  reviewNotes: z.string().nullable(),
});
export type OwnApplication = z.infer<typeof OwnApplication>;

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
  answers: z.array(z.object({ question: z.string(), answer: z.string() })).describe("Empty for recorded ones"),
  status: z.enum(applicationStatuses),
  reviewNotes: z.string().nullable(),
  reviewedAt: Timestamp.nullable(),
  reviewedBy: z.string().nullable(),
  reviewedById: Id.nullable(),
  createdAt: Timestamp,
});
export type Application = z.infer<typeof Application>;

export const ApplicationCounts = z.object({ pending: z.int(), approved: z.int(), rejected: z.int() });
export type ApplicationCounts = z.infer<typeof ApplicationCounts>;

export const applicationsCalls = {
  sendStaff: {
    access: "member",
    summary: "Applies as a moderator",
    body: StaffApplicationRequest,
    response: OwnApplication,
    status: 201,
  },
  ownStaff: {
    access: "member",
    summary: "One's own moderator application: a list of none or one",
    response: z.array(OwnApplication),
  },
  sendManagement: {
    access: "member",
    summary: "Applies for management",
    body: ManagementApplicationRequest,
    response: OwnApplication,
    status: 201,
  },
  ownManagement: {
    access: "member",
    summary: "One's own management application: a list of none or one",
    response: z.array(OwnApplication),
  },
  list: {
    access: "staff:applications:read",
    summary: "Applications of every type, newest first",
    query: Page.extend({ status: z.enum(applicationStatuses).optional(), type: z.enum(applicationTypes).optional() }),
    response: z.array(Application),
  },
  counts: {
    access: "staff:applications:read",
    summary: "How many applications there are in each state",
    response: ApplicationCounts,
  },
  record: {
    access: "staff:applications:write",
    summary: "Records an application that came another way",
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
  remove: {
    access: "staff:applications:write",
    summary: "Deletes an application",
    params: ById,
  },
} satisfies Calls;
