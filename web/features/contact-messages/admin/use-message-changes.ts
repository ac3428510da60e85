import { type InfiniteData, useQueryClient } from "@tanstack/react-query";
import { badgesApi } from "#contract/badges/endpoints.ts";
import type { Listing } from "#contract/client.ts";
import { contactMessagesAdminApi } from "#contract/contact-messages/admin/endpoints.ts";
import type { ContactMessage, contactMessagesAdminCalls } from "#contract/contact-messages/admin/schemas.ts";

const { list, counts } = contactMessagesAdminApi;

/** What a change does to the messages that are shown: they hold the server's answer at once, and are then read anew. */
export function useMessageChanges() {
  const queryClient = useQueryClient();

  function refresh() {
    for (const { path } of [list, counts, badgesApi.get]) void queryClient.invalidateQueries({ queryKey: [path] });
  }
  function replace(answer: ContactMessage) {
    const change = (rows: ContactMessage[]) => rows.map((row) => (row.id === answer.id ? answer : row));
    queryClient.setQueriesData<InfiniteData<Listing<typeof contactMessagesAdminCalls.list>>>(
      { queryKey: [list.path] },
      (shown) =>
        shown ? { ...shown, pages: shown.pages.map((page) => ({ ...page, rows: change(page.rows) })) } : undefined,
    );
    refresh();
  }
  return { replace, refresh };
}
