import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { ById, emailAddress, Id, lineField, Timestamp, textField } from "./fields.ts";
import { Page } from "./paging.ts";

export const contactSubjects = ["sponsorship", "media", "collaboration", "other"] as const;

/** What the form says whenever one of its fields is empty, and after sending. */
export const contactTexts = {
  incomplete: "Please fill in all fields",
  invalidEmail: "Please enter a valid email address",
  failed: "Failed to send message. Please try again later.",
  sent: "Thank you for your message! We'll get back to you soon.",
} as const;

const required = contactTexts.incomplete;

export const ContactRequest = z.strictObject({
  name: lineField({ min: 1, max: 80, required }),
  email: z.string({ error: required }).trim().min(1, required).pipe(emailAddress(contactTexts.invalidEmail)),
  subject: z.enum(contactSubjects, { error: required }),
  message: textField({ min: 1, max: 5000, required }),
});
export type ContactRequest = z.infer<typeof ContactRequest>;

export const ContactReceipt = z.object({ id: Id });

export const contactSubjectLabels: Record<(typeof contactSubjects)[number], string> = {
  sponsorship: "Sponsorship",
  media: "Media",
  collaboration: "Collaboration",
  other: "Other",
};

/** What staff are told of what they did with a message. */
export const messageTexts = {
  read: "Message marked as read",
  deleted: "Message deleted",
  readFailed: "Failed to mark message as read",
  deleteFailed: "Failed to delete message",
} as const;

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

export const contactMessagesApi = {
  send: endpoint({
    method: "POST",
    path: "/api/contact",
    access: "public",
    summary: "Sends a message to the team",
    body: ContactRequest,
    leadingMessage: contactTexts.incomplete,
    response: ContactReceipt,
    status: 201,
  }),
  list: endpoint({
    method: "GET",
    path: "/api/admin/messages",
    access: "staff:messages:read",
    summary: "Messages to the team, newest first",
    query: Page,
    response: z.array(ContactMessage),
  }),
  counts: endpoint({
    method: "GET",
    path: "/api/admin/messages/counts",
    access: "staff:messages:read",
    summary: "How many messages there are, and how many nobody has read",
    response: z.object({ total: z.int(), unread: z.int() }),
  }),
  markRead: endpoint({
    method: "PATCH",
    path: "/api/admin/messages/:id/read",
    access: "staff:messages:write",
    summary: "Marks a message as read",
    params: ById,
    response: ContactMessage,
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/api/admin/messages/:id",
    access: "staff:messages:write",
    summary: "Deletes a message",
    params: ById,
  }),
};
