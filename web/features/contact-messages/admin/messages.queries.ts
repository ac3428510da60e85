import { contactMessagesApi } from "#contract/contact-messages/endpoints.ts";
import { pages, query } from "#web/api.ts";

export const messageList = () => pages(contactMessagesApi.list, { query: { limit: "25" } });
export const messageCounts = () => query(contactMessagesApi.counts);

/** All that the tab asks for. */
export const whatIsShown = () => [messageList(), messageCounts()];
