import { type InfiniteData, useQueryClient } from "@tanstack/react-query";
import { badgesApi } from "#contract/badges/endpoints.ts";
import type { Listing } from "#contract/client.ts";
import { contactMessagesAdminApi } from "#contract/contact-messages/admin/endpoints.ts";
import type { ContactMessage, contactMessagesAdminCalls } from "#contract/contact-messages/admin/schemas.ts";
import { oneMessage } from "./messages.queries.ts";

const { list, counts, get } = contactMessagesAdminApi;

/** Updates the shown messages after a change: first with the server's response, then by reloading them. */
export function useMessageChanges() {
  const queryClient = useQueryClient();

  function refresh() {
    for (const { path } of [list, counts, get, badgesApi.get]) void queryClient.invalidateQueries({ queryKey: [path] });
  }
  function replace(answers: ContactMessage[]) {
    const byId = new Map(answers.map((answer) => [answer.id, answer]));
    queryClient.setQueriesData<InfiniteData<Listing<typeof contactMessagesAdminCalls.list>>>(
      { queryKey: [list.path] },
      (shown) =>
        shown && {
          ...shown,
          pages: shown.pages.map((page) => ({ ...page, rows: page.rows.map((row) => byId.get(row.id) ?? row) })),
        },
    );
    for (const answer of answers) queryClient.setQueryData(oneMessage(answer.id).queryKey, answer);
    refresh();
  }
  return { replace, refresh };
}
