import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId } from "react";
import { healthTexts } from "#contract/health/constants.ts";
import { healthApi } from "#contract/health/endpoints.ts";
import type { Health, UndeliveredMessage } from "#contract/health/schemas.ts";
import { api } from "#web/api/api-client.ts";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { describeError } from "#web/ui/feedback/error-message.ts";
import { ErrorText } from "#web/ui/feedback/error-text.tsx";
import { toast } from "#web/ui/feedback/toast-queue.ts";
import { useKeptFocus } from "#web/ui/focus/use-kept-focus.ts";
import { formatNumber } from "#web/ui/format/numbers.ts";
import { useFailure } from "#web/ui/forms/use-failure.ts";
import { Badge } from "#web/ui/marks/badge.tsx";
import { LocalTime } from "#web/ui/marks/local-time.tsx";
import { actionsColumn, type Column } from "#web/ui/table/columns.ts";
import { DataTable } from "#web/ui/table/data-table.tsx";
import { health } from "./health.queries.ts";
import "./mail-section.css";

/** Whether mail is being delivered, and the messages that failed. */
export function MailSection({
  mail: { isSent, waiting, lastError, undelivered, undeliveredCount },
}: Pick<Health, "mail">) {
  const headingId = useId();
  const focus = useKeptFocus<HTMLDivElement>();
  const more = undeliveredCount - undelivered.length;
  return (
    <section className="mail-section" aria-labelledby={headingId}>
      <h3 id={headingId}>Mail</h3>
      {!isSent && (
        <p>
          <Badge tone="warn">No mail server</Badge>
          <br />
          Messages are saved as files in the data folder. Set SMTP_URL to send them.
        </p>
      )}
      <p>
        {waiting === 0 ? "No messages are waiting." : `${formatNumber(waiting)} waiting to be sent.`}
        {lastError && (
          <>
            {" "}
            <Badge tone="wait">Delayed</Badge> The last attempt failed: {lastError}
          </>
        )}
      </p>
      <div {...focus} tabIndex={-1}>
        {undelivered.length > 0 ? (
          <>
            <p>
              <Badge tone="no">Undelivered</Badge>
              <br />
              These couldn’t be delivered after a day of attempts. Links in them may have expired.
            </p>
            <UndeliveredTable messages={undelivered} hasAllRows={more === 0} />
            {more > 0 && <p className="muted">And {formatNumber(more)} older ones.</p>}
          </>
        ) : (
          isSent && <p>Every message was delivered.</p>
        )}
      </div>
    </section>
  );
}

const UndeliveredTable = (props: { messages: UndeliveredMessage[]; hasAllRows: boolean }) => (
  <DataTable columns={columns} rows={props.messages} hasAllRows={props.hasAllRows} aria-label="Undelivered messages" />
);

const columns: Column<UndeliveredMessage>[] = [
  {
    header: "Message",
    accessorFn: ({ subject }) => subject ?? undefined,
    meta: { card: "title" },
    cell: ({ row: { original } }) => (
      <>
        {original.subject ?? "Message to the staff’s Discord"}
        {original.to && <span className="table__sub">To {original.to}</span>}
      </>
    ),
  },
  {
    header: "Why",
    meta: { card: "text" },
    cell: ({ row: { original } }) => original.lastError ?? "Unknown",
  },
  {
    header: "Gave up",
    accessorKey: "gaveUpAt",
    sortDescFirst: true,
    cell: ({ row: { original } }) => <LocalTime at={original.gaveUpAt} />,
  },
  actionsColumn((message) => <SendAgain message={message} />),
];

const errorMessage = describeError(healthTexts.sendAgainFailed);

function SendAgain({ message: { id, subject, to } }: { message: UndeliveredMessage }) {
  const queryClient = useQueryClient();
  const { failure, fail, clearFailure } = useFailure();
  const sending = useMutation({
    mutationFn: () => api(healthApi.sendAgain, { params: { id } }),
    onMutate: clearFailure,
    onSuccess: () => toast({ title: healthTexts.sentAgain, replaceKey: id }),
    onError: (error) => fail(errorMessage(error)),
    onSettled: () => queryClient.invalidateQueries(health()),
  });
  return (
    <>
      <TextButton
        isDisabled={sending.isPending}
        aria-busy={sending.isPending || undefined}
        onClick={() => sending.mutate()}
      >
        Send again
        <span className="visually-hidden">
          {" "}
          {subject ?? "message to the staff’s Discord"}
          {to && ` to ${to}`}
        </span>
      </TextButton>
      <ErrorText>{failure}</ErrorText>
    </>
  );
}
