import { z } from "zod";
import type { Calls } from "#contract/endpoint.ts";
import { Id, IdempotencyKey } from "#contract/fields.ts";
import { contactTexts } from "./constants.ts";
import { ContactRequest } from "./forms.ts";

export const ContactReceipt = z.object({ id: Id });

export const contactMessagesCalls = {
  send: {
    access: "public",
    summary: "Sends a message to the team",
    headers: IdempotencyKey,
    body: ContactRequest,
    leadingMessage: contactTexts.incomplete,
    response: ContactReceipt,
    status: 201,
  },
} satisfies Calls;
