import { z } from "zod";
import type { Calls } from "#contract/endpoint.ts";
import { ById, Id, Timestamp } from "#contract/fields.ts";
import { Page } from "#contract/paging.ts";
import { contactSubjects, contactTexts } from "./constants.ts";
import { ContactRequest } from "./forms.ts";

export const ContactReceipt = z.object({ id: Id });

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

export const contactMessagesCalls = {
  send: {
    access: "public",
    summary: "Sends a message to the team",
    body: ContactRequest,
    leadingMessage: contactTexts.incomplete,
    response: ContactReceipt,
    status: 201,
  },
  list: {
    access: "staff:messages:read",
    summary: "Messages to the team, newest first",
    query: Page,
    response: z.array(ContactMessage),
  },
  counts: {
    access: "staff:messages:read",
    summary: "How many messages there are, and how many nobody has read",
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
