import { contactMessagesAdminApi } from "#contract/contact-messages/admin/endpoints.ts";
import { messageSorts, messageStates } from "#contract/contact-messages/constants.ts";
import { pages, query } from "#web/api/queries.ts";
import { type Address, type ListOptions, listOptionsIn } from "#web/ui/lists/controls/list-options.ts";

export const messageListOptions = { sorts: messageSorts, filters: { state: messageStates } };

/** Messages, newest first by default. */
export const messageList = (options: ListOptions) =>
  pages(contactMessagesAdminApi.list, { query: { limit: "50", ...options } });
export const messageCounts = () => query(contactMessagesAdminApi.counts);
export const oneMessage = (id: string) => query(contactMessagesAdminApi.get, { params: { id } });

/** Returns the queries of the tab. An open message is usually in the list, so it has none. */
export const tabQueries = (search: Address) => [
  messageList(listOptionsIn(search, messageListOptions)),
  messageCounts(),
];
