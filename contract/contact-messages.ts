import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { emailAddress, Id, line, text } from "./fields.ts";

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
  name: line({ min: 1, max: 80, required }),
  email: z.string({ error: required }).trim().min(1, required).pipe(emailAddress(contactTexts.invalidEmail)),
  subject: z.enum(contactSubjects, { error: required }),
  message: text({ min: 1, max: 5000, required }),
});
export type ContactRequest = z.infer<typeof ContactRequest>;

export const ContactReceipt = z.object({ id: Id });

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
};
