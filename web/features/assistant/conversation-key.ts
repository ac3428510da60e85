/** Under this key the tab keeps the conversation with the assistant from page to page, and whether it is open. */
export const conversationKey = "assistant";
