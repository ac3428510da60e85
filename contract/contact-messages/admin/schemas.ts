import { z } from "zod";
import { BulkIds, BulkOutcome } from "#contract/bulk.ts";
import { contactSubjects, messageChanges, messageSorts, messageStates } from "#contract/contact-messages/constants.ts";
import type { Calls } from "#contract/endpoint.ts";
import { ById, Id, Timestamp } from "#contract/fields.ts";
import { listQuery } from "#contract/paging.ts";

export const ContactMessage = z.object({
  id: Id,
  subject: z.enum(contactSubjects),
  name: z.string(),
  email: z.string(),
  message: z.string(),
  link: z.string().nullable().describe("The page that a member reported, as a path. Null for other messages"),
  createdAt: Timestamp,
  isRead: z.boolean(),
  isArchived: z.boolean(),
});
export type ContactMessage = z.infer<typeof ContactMessage>;

export const contactMessagesAdminCalls = {
  list: {
    access: "staff:messages:read",
    summary: "Messages to the team, newest first. Lists archived ones only on request",
    query: listQuery(messageSorts).extend({
      state: z.enum(messageStates).optional().describe("If left out, all messages that aren’t archived"),
    }),
    response: z.array(ContactMessage),
  },
  counts: {
    access: "staff:messages:read",
    summary: "How many messages aren’t archived, and how many of them are unread",
    response: z.object({ total: z.int(), unread: z.int() }),
  },
  get: {
    access: "staff:messages:read",
    summary: "One message",
    params: ById,
    response: ContactMessage,
  },
  markRead: {
    access: "staff:messages:write",
    summary: "Marks a message as read",
    params: ById,
    response: ContactMessage,
  },
  change: {
    access: "staff:messages:write",
    summary: "Marks messages as read or unread, archives, unarchives or deletes them",
    body: z.strictObject({ change: z.enum(messageChanges), ids: BulkIds }),
    response: BulkOutcome,
  },
  remove: {
    access: "staff:messages:write",
    summary: "Deletes a message",
    params: ById,
  },
} satisfies Calls;
