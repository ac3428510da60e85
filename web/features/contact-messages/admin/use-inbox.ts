import { type UseInfiniteQueryResult, useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useLayoutEffect, useRef, useState } from "react";
import { badgesApi } from "#contract/badges/endpoints.ts";
import { contactMessagesAdminApi } from "#contract/contact-messages/admin/endpoints.ts";
import type { ContactMessage } from "#contract/contact-messages/admin/schemas.ts";
import { badges } from "#web/api/badges.ts";
import { hideRow, showRow } from "#web/api/shown-rows.ts";
import { useInvalidation } from "#web/api/use-invalidation.ts";
import { addressIn } from "#web/ui/lists/controls/list-options.ts";
import { useList } from "#web/ui/lists/controls/use-list.ts";
import { loadedRows } from "#web/ui/lists/infinite-rows.ts";
import { useNewRows } from "#web/ui/lists/use-new-rows.ts";
import { messageList, messageListOptions, oneMessage } from "./messages.queries.ts";

/** The list of messages and the open one, and how both react to changes. */
export function useInbox() {
  const { state, list: asked } = useList(messageListOptions, { pages: messageList });
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
  const refresh = useInvalidation(list, counts, get, badgesApi.get);
  function replace(answers: ContactMessage[]) {
    for (const answer of answers) {
      showRow(queryClient, answer);
      queryClient.setQueryData(oneMessage(answer.id).queryKey, answer);
    }
    refresh();
  }
  return { replace, refresh };
}

/** Merges messages that were marked as read here, and so left the list, back into it, each after the message that preceded it. */
export function keptInPlace(
  listed: ContactMessage[],
  shown: ContactMessage[],
  kept: ReadonlyMap<string, ContactMessage>,
) {
  const rows = [...listed];
  const placeOf = (id: string | undefined) => rows.findIndex((row) => row.id === id);
  for (const [at, { id }] of shown.entries()) {
    const message = kept.get(id);
    if (!message || placeOf(id) >= 0) continue;
    const before = shown.slice(0, at).findLast((row) => placeOf(row.id) >= 0);
    rows.splice(placeOf(before?.id) + 1, 0, message);
  }
  return rows;
}

const none: ReadonlyMap<string, ContactMessage> = new Map();

/**
 * Keeps messages marked as read in the list of unread ones, so that rows don't move under the pointer, until the list is left or
 * filtered differently. `list` identifies the filter.
 */
function useKeptInPlace(listed: ContactMessage[], list: string) {
  const [kept, setKept] = useState({ list, messages: none });
  const shown = useRef<ContactMessage[]>([]);
  const rows = kept.list === list ? keptInPlace(listed, shown.current, kept.messages) : listed;
  useLayoutEffect(() => {
    shown.current = rows;
  });

  function change(edit: (messages: Map<string, ContactMessage>) => void) {
    setKept((before) => {
      const messages = new Map(before.list === list ? before.messages : none);
      edit(messages);
      return { list, messages };
    });
  }
  return {
    rows,
    keep: (messages: ContactMessage[]) =>
      change((all) => {
        for (const message of messages) all.set(message.id, message);
      }),
    release: (ids: string[]) =>
      change((all) => {
        for (const id of ids) all.delete(id);
      }),
  };
}

/** Returns link props that open a message beside the list, or over it on a phone, keeping filters and sorting. */
export const linkTo = (message: string | undefined) =>
  ({
    to: ".",
    search: (before: Record<string, unknown>) => ({ ...before, message }),
    resetScroll: false,
    activeOptions: { explicitUndefined: true },
  }) as const;

/** The id of a row's link, which receives the focus when its message is closed. */
export const rowId = (message: string) => `message-${message}`;
