import { wakeIfKept } from "#web/documents/wake-if-kept.ts";
import { contactDraftKey } from "./contact-draft-key.ts";

/** A message that was typed before a reload is in its fields again. */
export const runOnDocument = () => wakeIfKept("ContactForm", { key: contactDraftKey, mark: '"typed"' });
