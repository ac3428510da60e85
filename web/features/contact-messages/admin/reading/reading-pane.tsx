import { useQuery } from "@tanstack/react-query";
import { type MouseEvent, useState } from "react";
import { oneMessage } from "#web/features/contact-messages/admin/messages.queries.ts";
import type { InboxState } from "#web/features/contact-messages/admin/use-inbox.ts";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { Loading, Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { loadedRows } from "#web/ui/lists/infinite/infinite-rows.ts";
import { OpenMessage } from "./open-message.tsx";

/**
 * The message that the address names, even if the list doesn't show it. It opens where the row was pressed, so it ignores the
 * second press of a double one.
 */
export const ReadingPane = ({ inbox }: { inbox: InboxState }) =>
  inbox.openId && (
    <section className="inbox__pane" aria-label="Message" onClickCapture={ignoreSecondPress}>
      <Chosen key={inbox.openId} id={inbox.openId} inbox={inbox} />
    </section>
  );

function ignoreSecondPress(event: MouseEvent) {
  if (event.detail < 2) return;
  event.preventDefault();
  event.stopPropagation();
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
  return <ErrorState title="The message didn’t load" error={asked.error} onRetry={() => asked.refetch()} />;
}
