import { contactMessagesAdminApi } from "#contract/contact-messages/admin/endpoints.ts";
import { messageSorts, messageStates } from "#contract/contact-messages/constants.ts";
import { pages, query } from "#web/api/queries.ts";
import { type Address, type ListOptions, listOptionsIn } from "#web/ui/lists/controls/list-options.ts";

export const messagesOf = { sorts: messageSorts, filters: { state: messageStates } };

/** Messages, newest first unless asked for otherwise. */
export const messageList = (options: ListOptions) =>
  pages(contactMessagesAdminApi.list, { query: { limit: "50", ...options } });
export const messageCounts = () => query(contactMessagesAdminApi.counts);
export const oneMessage = (id: string) => query(contactMessagesAdminApi.get, { params: { id } });

/** All that the tab asks for. A message that is open is mostly in the list. */
export const tabQueries = (search: Address) => [messageList(listOptionsIn(search, messagesOf)), messageCounts()];
