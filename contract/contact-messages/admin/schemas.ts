import { z } from "zod";
import { contactSubjects, messageSorts, messageStates } from "#contract/contact-messages/constants.ts";
import type { Calls } from "#contract/endpoint.ts";
import { ById, Id, Timestamp } from "#contract/fields.ts";
import { listQuery } from "#contract/paging.ts";

export const ContactMessage = z.object({
  id: Id,
  subject: z.enum(contactSubjects),
  name: z.string(),
  email: z.string(),
  message: z.string(),
  createdAt: Timestamp,
  isRead: z.boolean(),
});
export type ContactMessage = z.infer<typeof ContactMessage>;

export const contactMessagesAdminCalls = {
  list: {
    access: "staff:messages:read",
    summary: "Messages to the team, newest first",
    query: listQuery(messageSorts).extend({
      state: z.enum(messageStates).optional(),
    }),
    response: z.array(ContactMessage),
  },
  counts: {
    access: "staff:messages:read",
    summary: "How many messages there are, and how many are unread",
    response: z.object({ total: z.int(), unread: z.int() }),
  },
  markRead: {
    access: "staff:messages:write",
    summary: "Marks a message as read",
    params: ById,
    response: ContactMessage,
  },
  remove: {
    access: "staff:messages:write",
    summary: "Deletes a message",
    params: ById,
  },
} satisfies Calls;
