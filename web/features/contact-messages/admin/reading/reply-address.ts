import type { ContactMessage } from "#contract/contact-messages/admin/schemas.ts";
import { contactSubjectLabels } from "#contract/contact-messages/constants.ts";
import { team } from "#web/team.ts";

/** Returns a mailto link for a reply. The only visitor input in it is their address, encoded. */
export function replyAddress({ email, subject }: Pick<ContactMessage, "email" | "subject">): string {
  const to = email.split("@").map(encodeURIComponent).join("@");
  const about = `Re: ${contactSubjectLabels[subject]}, your message to ${team.name}`;
  return `mailto:${to}?subject=${encodeURIComponent(about)}`;
}
