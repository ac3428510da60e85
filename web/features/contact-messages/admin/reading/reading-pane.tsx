import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { linkTo } from "#web/features/contact-messages/admin/list/message-link.ts";
import { oneMessage } from "#web/features/contact-messages/admin/messages.queries.ts";
import type { InboxState } from "#web/features/contact-messages/admin/use-inbox.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { errorReason } from "#web/ui/feedback/error-message.ts";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { Loading, Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { loadedRows } from "#web/ui/lists/infinite/infinite-rows.ts";
import { OpenMessage } from "./open-message.tsx";

/** The message that the address names, even if the list doesn't show it. Renders nothing beside an empty list. */
export const ReadingPane = ({ inbox }: { inbox: InboxState }) =>
  (inbox.openId || loadedRows(inbox.list).length > 0) && (
    <section className="inbox__pane" aria-label="Message">
      {inbox.openId ? <Chosen key={inbox.openId} id={inbox.openId} inbox={inbox} /> : <Nothing inbox={inbox} />}
    </section>
  );

function Nothing({ inbox }: { inbox: InboxState }) {
  const unread = loadedRows(inbox.list).find(({ isRead, isArchived }) => !isRead && !isArchived);
  return (
    <EmptyState
      isPrompt
      hint={
        unread && (
          <Link {...linkTo(unread.id)} className="text-link">
            Read the first unread message
          </Link>
        )
      }
    >
      Choose a message to read it here.
    </EmptyState>
  );
}

function Chosen({ id, inbox }: { id: string; inbox: InboxState }) {
  const listed = loadedRows(inbox.list).find((row) => row.id === id);
  const [opened, setOpened] = useState(listed);
  if (listed && !opened) setOpened(listed);
  const asked = useQuery({ ...oneMessage(id), enabled: !opened });
  const message = listed ?? asked.data ?? opened; // it stays open even if it leaves the list
  if (message) return <OpenMessage message={message} inbox={inbox} />;
  if (asked.isPending)
    return (
      <Loading contentName="message">
        <Skeleton style={{ height: "220px" }} />
      </Loading>
    );
  return (
    <ErrorState title="The message didn’t load" onRetry={() => asked.refetch()}>
      {errorReason(asked.error)}
    </ErrorState>
  );
}
