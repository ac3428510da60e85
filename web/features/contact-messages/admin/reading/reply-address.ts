import type { ContactMessage } from "#contract/contact-messages/admin/schemas.ts";
import { contactSubjectLabels } from "#contract/contact-messages/constants.ts";
import { team } from "#web/team.ts";

/** Opens an answer in the reader's own mail program. Nothing that a visitor typed can add to it but their address. */
export function replyAddress({ email, subject }: Pick<ContactMessage, "email" | "subject">): string {
  const to = email.split("@").map(encodeURIComponent).join("@");
  const about = `Re: ${contactSubjectLabels[subject]}, your message to ${team.name}`;
  return `mailto:${to}?subject=${encodeURIComponent(about)}`;
}
