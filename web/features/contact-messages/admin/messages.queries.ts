import { contactMessagesAdminApi } from "#contract/contact-messages/admin/endpoints.ts";
import { pages, query } from "#web/api/queries.ts";

export const messageList = () => pages(contactMessagesAdminApi.list, { query: { limit: "25" } });
export const messageCounts = () => query(contactMessagesAdminApi.counts);

/** All that the tab asks for. */
export const tabQueries = () => [messageList(), messageCounts()];
