import { z } from "zod";
import type { Claim } from "./outbox.service.ts";

export type Sender = { name: string; address: string };

const Payload = z.object({ to: z.string(), subject: z.string(), text: z.string() });

/** What nodemailer makes a message of. The same row gives the same Message-ID, so that a second delivery can be told as one. */
export function mailMessage({ id, payload, createdAt }: Claim, from: Sender) {
  const { to, subject, text } = Payload.parse(payload);
  return {
    from,
    to: { name: "", address: to },
    subject,
    text,
    date: createdAt,
    messageId: `<${id}@${from.address.split("@").at(-1)}>`,
    headers: { "Auto-Submitted": "auto-generated" },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
