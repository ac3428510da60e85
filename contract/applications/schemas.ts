import { z } from "zod";
import type { Calls } from "#contract/endpoint.ts";
import { Id, Timestamp } from "#contract/fields.ts";
import { applicationStatuses } from "./constants.ts";
import { ManagementApplicationRequest, StaffApplicationRequest } from "./forms.ts";

/** An application as its applicant sees it. */
export const OwnApplication = z.object({
  id: Id,
  status: z.enum(applicationStatuses),
  createdAt: Timestamp,
  reviewedAt: z.nullable(Timestamp),
  reviewNotes: z.string().nullable(),
});
export type OwnApplication = z.infer<typeof OwnApplication>;

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
    summary: "Your moderator application: a list of none or one",
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
    summary: "Your management application: a list of none or one",
    response: z.array(OwnApplication),
  },
} satisfies Calls;
