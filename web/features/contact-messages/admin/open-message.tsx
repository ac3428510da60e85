import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { X } from "lucide-react";
import { type MouseEvent, useEffect, useRef, useState } from "react";
import { contactMessagesAdminApi } from "#contract/contact-messages/admin/endpoints.ts";
import type { ContactMessage } from "#contract/contact-messages/admin/schemas.ts";
import { contactSubjectLabels, messageTexts } from "#contract/contact-messages/constants.ts";
import type { Team } from "#contract/team.ts";
import { api } from "#web/api/api-client.ts";
import { useTeam } from "#web/api/team.ts";
import { buttonClass } from "#web/ui/actions/button.tsx";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { Loading, Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { loadedRows } from "#web/ui/lists/infinite-rows.ts";
import { LocalTime } from "#web/ui/marks/local-time.tsx";
import { StaffLookalike } from "#web/ui/nouns/staff-lookalike.tsx";
import { DeleteDialog } from "#web/ui/overlays/delete-dialog.tsx";
import { MoveMessage, ReadState } from "./change-message.tsx";
import { oneMessage } from "./messages.queries.ts";
import { type InboxState, linkTo } from "./use-inbox.ts";
import "#web/ui/actions/icon-button.css";

type OpenMessageProps = { message: ContactMessage; inbox: InboxState };

/** A message in full, with its actions. Receives the focus when opened. */
function OpenMessage({ message, inbox }: OpenMessageProps) {
  const team = useTeam();
  const { name, email, subject, link, createdAt } = message;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <article className="open-mail">
      <Link {...linkTo(undefined)} replace className="text-button open-mail__back">
        Back to messages
      </Link>
      <Link {...linkTo(undefined)} replace className="icon-button open-mail__close" aria-label="Close message">
        <X className="icon" aria-hidden="true" />
      </Link>
      <h3 ref={heading} tabIndex={-1}>
        {contactSubjectLabels[subject]}
        <span className="visually-hidden"> from {name}</span>
      </h3>
      <p>
        {name} <StaffLookalike names={[name]} />
      </p>
      <p className="mail__sub">{email}</p>
      <p className="mail__sub">
        <LocalTime at={createdAt} />
      </p>
      <p className="mail__body">{message.message}</p>
      <div className="mail__actions">
        {link !== null && (
          <a className={buttonClass({ small: true })} href={link}>
            Open the reported event
          </a>
        )}
        {email && (
          <a
            className={buttonClass({ small: true, ...(link !== null && { variant: "secondary" }) })}
            href={replyAddress(message, team)}
          >
            Reply by email<span className="visually-hidden"> to {name}</span>
          </a>
        )}
        <ReadState message={message} inbox={inbox} />
        <MoveMessage message={message} inbox={inbox} />
        <Delete message={message} inbox={inbox} />
      </div>
    </article>
  );
}

function Delete({ message, inbox }: OpenMessageProps) {
  const { id, name } = message;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <TextButton isDestructive aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Delete<span className="visually-hidden"> the message from {name}</span>
      </TextButton>
      <DeleteDialog
        chosen={{ row: message, isOpen, close: () => setOpen(false) }}
        nameOf={() => `the message from ${name}`}
        confirmLabel="Delete message"
        texts={messageTexts}
        remove={() => api(contactMessagesAdminApi.remove, { params: { id } })}
        onDeleted={() => inbox.close(id)}
        onSettled={() => inbox.mayHaveLeft([id])}
      />
    </>
  );
}

/** Returns a mailto link for a reply. The only visitor input in it is their address, encoded. */
export function replyAddress({ email, subject }: Pick<ContactMessage, "email" | "subject">, team: Team): string {
  const to = email.split("@").map(encodeURIComponent).join("@");
  const about = `Re: ${contactSubjectLabels[subject]}, your message to ${team.name}`;
  return `mailto:${to}?subject=${encodeURIComponent(about)}`;
}

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
