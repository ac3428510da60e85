/** The sessionStorage key for the conversation and whether it's open, which are kept from page to page. */
export const conversationKey = "assistant";
