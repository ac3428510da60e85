import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { contactMessagesAdminApi } from "#contract/contact-messages/admin/endpoints.ts";
import type { ContactMessage } from "#contract/contact-messages/admin/schemas.ts";
import { messageTexts } from "#contract/contact-messages/constants.ts";
import { badges } from "#web/api/badges.ts";
import { api } from "#web/api/calls.ts";
import { useList } from "#web/ui/lists/controls/use-list.ts";
import { InfiniteList } from "#web/ui/lists/infinite-list.tsx";
import { useArrivals } from "#web/ui/lists/use-arrivals.ts";
import { DeleteDialog } from "#web/ui/overlays/delete-dialog.tsx";
import { useRowDialog } from "#web/ui/overlays/use-row-dialog.ts";
import { MessageFilter } from "./message-filter.tsx";
import { MessageRow } from "./message-row.tsx";
import { messageList, messagesOf } from "./messages.queries.ts";
import { useMessageChanges } from "./use-message-changes.ts";

/** What visitors wrote, newest first. */
export function MessageList() {
  const state = useList(messagesOf);
  const list = useInfiniteQuery({ ...messageList(state.options), placeholderData: keepPreviousData });
  const arrivals = useArrivals(list, useQuery(badges()).data?.messages?.newestAt);
  const changes = useMessageChanges();
  const doomed = useRowDialog<ContactMessage>();
  const id = doomed.row?.id ?? "";
  return (
    <>
      <MessageFilter state={state} list={list} />
      <InfiniteList list={list} what="messages" empty="No messages yet" state={state} arrivals={arrivals}>
        {(messages) => (
          <ol className="mails" data-rows aria-label={state.options.sort ? "Messages" : "Messages, newest first"}>
            {messages.map((message) => (
              <MessageRow key={message.id} message={message} changes={changes} onDelete={doomed.open} />
            ))}
          </ol>
        )}
      </InfiniteList>
      <DeleteDialog
        isOpen={doomed.isOpen}
        id={id}
        name={`the message from ${doomed.row?.name ?? ""}`}
        confirm="Delete message"
        texts={messageTexts}
        remove={() => api(contactMessagesAdminApi.remove, { params: { id } })}
        onClose={doomed.close}
        onSettled={changes.refresh}
      />
    </>
  );
}
