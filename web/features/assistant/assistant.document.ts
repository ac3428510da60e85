import { wakeIfKept } from "#web/documents/wake-if-kept.ts";
import { conversationKey } from "./conversation-key.ts";

/** The assistant stays open from page to page. */
export const runOnDocument = () => wakeIfKept("AssistantDock", { key: conversationKey, mark: '"isOpen":true' });
