import {
  keepPreviousData,
  type UseInfiniteQueryResult,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { badgesApi } from "#contract/badges/endpoints.ts";
import { contactMessagesAdminApi } from "#contract/contact-messages/admin/endpoints.ts";
import type { ContactMessage } from "#contract/contact-messages/admin/schemas.ts";
import { badges } from "#web/api/badges.ts";
import { hideRow, showRow } from "#web/api/shown-rows.ts";
import { addressIn } from "#web/ui/lists/controls/list-options.ts";
import { useList } from "#web/ui/lists/controls/use-list.ts";
import { loadedRows } from "#web/ui/lists/infinite/infinite-rows.ts";
import { useNewRows } from "#web/ui/lists/use-new-rows.ts";
import { useKeptInPlace } from "./kept-in-place.ts";
import { messageList, messageListOptions, oneMessage } from "./messages.queries.ts";

/** The list of messages and the open one, and how both react to changes. */
export function useInbox() {
  const state = useList(messageListOptions);
  const asked = useInfiniteQuery({ ...messageList(state.options), placeholderData: keepPreviousData });
  const newRows = useNewRows(asked, useQuery(badges()).data?.messages?.newestAt);
  const { rows, keep, release } = useKeptInPlace(loadedRows(asked), JSON.stringify(state.options));
  const { replace, refresh } = useMessageChanges();
  const { message: openId } = addressIn(useSearch({ strict: false }));
  const navigate = useNavigate();
  const queryClient = useQueryClient();

  return {
    state,
    list: holding(asked, rows),
    newRows,
    openId,
    /** Closes a message, unless another has been opened since. */
    close: (id: string) =>
      void navigate({
        to: ".",
        search: (before: Record<string, string | undefined>) => ({
          ...before,
          message: before.message === id ? undefined : before.message,
        }),
        replace: true,
        resetScroll: false,
      }),
    /** Call after messages were marked as read or unread. */
    marked(messages: ContactMessage[]) {
      if (state.options.state === "unread") keep(messages);
      replace(messages);
    },
    /** Call after messages were archived, unarchived or deleted. */
    left(ids: string[]) {
      release(ids);
      for (const id of ids) hideRow(queryClient, id);
      refresh();
    },
    /** Call if messages may have left. */
    mayHaveLeft(ids: string[]) {
      release(ids);
      refresh();
    },
    refresh,
  };
}
export type InboxState = ReturnType<typeof useInbox>;

/** Returns the same list with these rows. */
const holding = <Page extends { rows: ContactMessage[] }, List extends UseInfiniteQueryResult<{ pages: Page[] }>>(
  list: List,
  rows: ContactMessage[],
): List =>
  list.data
    ? { ...list, data: { ...list.data, pages: list.data.pages.map((page, at) => ({ ...page, rows: at ? [] : rows })) } }
    : list;

const { list, counts, get } = contactMessagesAdminApi;

/** Updates the shown messages after a change: first with the server's response, then by reloading them. */
function useMessageChanges() {
  const queryClient = useQueryClient();

  function refresh() {
    for (const { path } of [list, counts, get, badgesApi.get]) void queryClient.invalidateQueries({ queryKey: [path] });
  }
  function replace(answers: ContactMessage[]) {
    for (const answer of answers) {
      showRow(queryClient, answer);
      queryClient.setQueryData(oneMessage(answer.id).queryKey, answer);
    }
    refresh();
  }
  return { replace, refresh };
}
