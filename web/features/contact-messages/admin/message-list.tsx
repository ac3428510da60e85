import { useInfiniteQuery } from "@tanstack/react-query";
import { contactMessagesAdminApi } from "#contract/contact-messages/admin/endpoints.ts";
import type { ContactMessage } from "#contract/contact-messages/admin/schemas.ts";
import { messageTexts } from "#contract/contact-messages/constants.ts";
import { api } from "#web/api/calls.ts";
import { InfiniteList } from "#web/ui/lists/infinite-list.tsx";
import { DeleteDialog } from "#web/ui/overlays/delete-dialog.tsx";
import { useRowDialog } from "#web/ui/overlays/use-row-dialog.ts";
import { MessageRow } from "./message-row.tsx";
import { messageList } from "./messages.queries.ts";
import { useMessageChanges } from "./use-message-changes.ts";

/** What visitors wrote, newest first. */
export function MessageList() {
  const list = useInfiniteQuery(messageList());
  const changes = useMessageChanges();
  const doomed = useRowDialog<ContactMessage>();
  return (
    <>
      <InfiniteList list={list} what="messages" empty="No messages yet">
        {(messages) => (
          <ol className="mails" aria-label="Messages, newest first">
            {messages.map((message) => (
              <MessageRow key={message.id} message={message} changes={changes} onDelete={doomed.open} />
            ))}
          </ol>
        )}
      </InfiniteList>
      <DeleteDialog
        isOpen={doomed.isOpen}
        name={`the message from ${doomed.row?.name ?? ""}`}
        confirm="Delete message"
        texts={messageTexts}
        remove={async () => {
          if (doomed.row) await api(contactMessagesAdminApi.remove, { params: { id: doomed.row.id } });
        }}
        onClose={doomed.close}
        onSettled={changes.refresh}
      />
    </>
  );
}
