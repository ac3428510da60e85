import type { Exchange } from "./answer.ts";
import { conversationKey } from "./conversation-key.ts";

type Conversation = { isOpen: boolean; exchanges: Exchange[] };
let known: Conversation | undefined;

export const keptConversation = (): Conversation => (known ??= stored());

export function keepConversation(part: Partial<Conversation>) {
  known = { ...keptConversation(), ...part };
  try {
    sessionStorage.setItem(conversationKey, JSON.stringify(known));
  } catch {
    // storage is blocked, so the conversation ends with the page
  }
}

function stored(): Conversation {
  const none = { isOpen: false, exchanges: [] };
  try {
    return { ...none, ...JSON.parse(sessionStorage.getItem(conversationKey) ?? "{}") };
  } catch {
    return none;
  }
}
