import { z } from "zod";
import type { Claim } from "./outbox.service.ts";

export type Sender = { name: string; address: string };

const Payload = z.object({ to: z.string(), subject: z.string(), text: z.string() });

/**
 * Returns the message as nodemailer expects it. The same row always has the same Message-ID, so that a second delivery can be
 * recognised.
 */
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
