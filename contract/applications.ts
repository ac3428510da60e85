import { z } from "zod";
import { ages, applicationTexts, ManagementApplicationRequest, StaffApplicationRequest } from "./application-forms.ts";
import { endpoint } from "./endpoint.ts";
import { ById, emailAddress, HttpsUrl, Id, lineField, Timestamp, textField } from "./fields.ts";
import { Page } from "./paging.ts";

/** Staff and management are sent by members; the others are recorded by staff from the chat. */
export const memberApplicationTypes = ["staff", "management"] as const;
export const recordedApplicationTypes = ["gfx_vfx", "content_creator", "coach"] as const;
export const applicationTypes = [...memberApplicationTypes, ...recordedApplicationTypes] as const;
export type ApplicationType = (typeof applicationTypes)[number];

export const applicationTypeLabels: Record<ApplicationType, string> = {
  staff: "Moderator",
  management: "Management",
  gfx_vfx: "GFX/VFX Designer",
  content_creator: "Content Creator",
  coach: "Coach",
};

export const applicationStatuses = ["pending", "approved", "rejected"] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

export const applicationStatusLabels: Record<ApplicationStatus, string> = {
  pending: "Pending",
  approved: "Approved",
  rejected: "Rejected",
};

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

const say = applicationTexts;
const short = (required: string) => lineField({ min: 1, max: 80, required });
const reviewNotes = textField({ max: 2000 });
const reviewOutcomes = ["approved", "rejected"] as const;

/** Notes are read by the applicant; a rejection needs them. */
export const ReviewRequest = z
  .strictObject({
    status: z.enum(reviewOutcomes, { error: "Please approve or reject" }),
    reviewNotes: reviewNotes.optional(),
  })
  .refine(({ status, reviewNotes }) => status !== "rejected" || Boolean(reviewNotes), {
    path: ["reviewNotes"],
    error: say.reasonMissing,
  });
export type ReviewRequest = z.infer<typeof ReviewRequest>;

/** An application that came another way, such as the chat. */
export const RecordApplicationRequest = z.strictObject({
  type: z.enum(recordedApplicationTypes, { error: say.option }),
  name: short("Name is required"),
  email: emailAddress("Please enter a valid email address"),
  discord: lineField({ min: 1, max: 64, required: "Discord username is required" }),
  age: z.enum(ages, { error: say.age }).refine((age) => age !== "Under 12", say.tooYoung),
  timezone: short(say.timezone),
  experience: textField({ min: 1, max: 4000, required: "Experience is required" }),
  motivation: textField({ min: 1, max: 4000, required: "Motivation is required" }),
  portfolio: HttpsUrl.optional(),
  availability: short("Availability is required"),
  additionalInfo: textField({ max: 4000 }).optional(),
});
export type RecordApplicationRequest = z.infer<typeof RecordApplicationRequest>;

export const applicationsApi = {
  sendStaff: endpoint({
    method: "POST",
    path: "/api/staff-applications",
    access: "member",
    summary: "Applies as a moderator",
    body: StaffApplicationRequest,
    response: OwnApplication,
    status: 201,
  }),
  ownStaff: endpoint({
    method: "GET",
    path: "/api/staff-applications/my",
    access: "member",
    summary: "One's own moderator application: a list of none or one",
    response: z.array(OwnApplication),
  }),
  sendManagement: endpoint({
    method: "POST",
    path: "/api/management-applications",
    access: "member",
    summary: "Applies for management",
    body: ManagementApplicationRequest,
    response: OwnApplication,
    status: 201,
  }),
  ownManagement: endpoint({
    method: "GET",
    path: "/api/management-applications/my",
    access: "member",
    summary: "One's own management application: a list of none or one",
    response: z.array(OwnApplication),
  }),
  list: endpoint({
    method: "GET",
    path: "/api/admin/applications",
    access: "staff:applications:read",
    summary: "Applications of every type, newest first",
    query: Page.extend({ status: z.enum(applicationStatuses).optional(), type: z.enum(applicationTypes).optional() }),
    response: z.array(Application),
  }),
  counts: endpoint({
    method: "GET",
    path: "/api/admin/applications/counts",
    access: "staff:applications:read",
    summary: "How many applications there are in each state",
    response: ApplicationCounts,
  }),
  record: endpoint({
    method: "POST",
    path: "/api/admin/applications",
    access: "staff:applications:write",
    summary: "Records an application that came another way",
    body: RecordApplicationRequest,
    response: Application,
    status: 201,
  }),
  review: endpoint({
    method: "PATCH",
    path: "/api/admin/applications/:id",
    access: "staff:applications:write",
    summary: "Approves or rejects a pending application; the applicant reads the notes",
    params: ById,
    body: ReviewRequest,
    response: Application,
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/api/admin/applications/:id",
    access: "staff:applications:write",
    summary: "Deletes an application",
    params: ById,
  }),
};
