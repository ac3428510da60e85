import { Link } from "@tanstack/react-router";
import type { ContactMessage } from "#contract/contact-messages/admin/schemas.ts";
import { contactSubjectLabels } from "#contract/contact-messages/constants.ts";
import type { Inbox } from "#web/features/contact-messages/admin/use-inbox.ts";
import { RowCheckbox } from "#web/ui/lists/selecting/row-checkbox.tsx";
import type { Selection } from "#web/ui/lists/selecting/use-selection.ts";
import { LocalTime } from "#web/ui/marks/local-time.tsx";
import { type RowAction, RowMenu } from "#web/ui/table/row-menu.tsx";
import { MarkAsRead } from "./mark-as-read.tsx";
import { linkTo, rowId } from "./message-link.ts";

type MessageRowProps = {
  message: ContactMessage;
  selection: Selection<ContactMessage>;
  inbox: Inbox;
  actions: RowAction[];
};

/** How many characters of a text to render. The styles show two lines of it. */
const excerptLength = 240;

/** A message in the list: its subject, sender, time and beginning. Its link opens it. */
export function MessageRow({ message, selection, inbox, actions }: MessageRowProps) {
  const { id, name, email, subject, createdAt, isRead, isArchived } = message;
  const isNew = !isRead && !isArchived;
  const isOpen = inbox.openId === id;
  return (
    <li
      className={["mail", isNew && "mail--new", isOpen && "is-open"].filter(Boolean).join(" ")}
      aria-current={isOpen || undefined}
    >
      <RowCheckbox row={message} name={`the message from ${name}`} selection={selection} />
      <div className="mail__what">
        <h3>
          <Link {...linkTo(id)} id={rowId(id)} className="mail__open" data-opens>
            {contactSubjectLabels[subject]}
            <span className="visually-hidden"> from {name}</span>
          </Link>
          {isNew && <span className="mail__mark">New</span>}
        </h3>
        <p>{name}</p>
        <p className="mail__sub">{email}</p>
        <p className="mail__excerpt">{message.message.slice(0, excerptLength).toWellFormed()}</p>
      </div>
      <div className="mail__when">
        <p className="mail__sub">
          <LocalTime at={createdAt} />
        </p>
        {isNew && <MarkAsRead message={message} inbox={inbox} />}
        <RowMenu name={`the message from ${name}`} actions={actions} />
      </div>
    </li>
  );
}
