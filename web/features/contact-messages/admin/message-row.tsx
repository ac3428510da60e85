import { useMutation } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { contactMessagesAdminApi } from "#contract/contact-messages/admin/endpoints.ts";
import type { ContactMessage } from "#contract/contact-messages/admin/schemas.ts";
import { contactSubjectLabels, messageTexts } from "#contract/contact-messages/constants.ts";
import { api } from "#web/api/api-client.ts";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { describeError } from "#web/ui/feedback/error-message.ts";
import { ErrorText } from "#web/ui/feedback/error-text.tsx";
import { useFailure } from "#web/ui/forms/use-failure.ts";
import { RowCheckbox } from "#web/ui/lists/selecting/row-checkbox.tsx";
import type { Selection } from "#web/ui/lists/selecting/use-selection.ts";
import { LocalTime } from "#web/ui/marks/local-time.tsx";
import { StaffLookalike } from "#web/ui/nouns/staff-lookalike.tsx";
import { type RowAction, RowMenu } from "#web/ui/table/row-menu.tsx";
import { type InboxState, linkTo, rowId } from "./use-inbox.ts";

type MessageRowProps = {
  message: ContactMessage;
  selection: Selection<ContactMessage>;
  inbox: InboxState;
  actions: RowAction[];
};

/** How many characters of a text to render. The styles show a line of it. */
const excerptLength = 240;

/** A message in the list: its sender, subject, time and beginning. Its link opens it. */
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
            <span className="visually-hidden">{contactSubjectLabels[subject]} from </span>
            <span className="mail__name">{name}</span>
          </Link>
        </h3>
        <p className="mail__about">
          {isNew && <span className="mail__mark">New</span>} <StaffLookalike names={[name]} />{" "}
          <span>{contactSubjectLabels[subject]}</span> <span className="mail__sub">{email}</span>
        </p>
        <p className="mail__excerpt">{message.message.slice(0, excerptLength).toWellFormed()}</p>
      </div>
      <div className="mail__when">
        <p className="mail__sub mail__moment">
          <LocalTime at={createdAt} />
        </p>
        <p className="mail__sub mail__day">
          <LocalTime at={createdAt} isDay />
        </p>
        {isNew && <MarkAsRead message={message} inbox={inbox} />}
        <RowMenu name={`the message from ${name}`} actions={actions} />
      </div>
    </li>
  );
}

const readFailure = describeError(messageTexts.readFailed);

type MarkAsReadProps = { message: ContactMessage; inbox: Pick<InboxState, "marked" | "refresh"> };

function MarkAsRead({ message: { id, name }, inbox }: MarkAsReadProps) {
  const { failure, fail, clearFailure } = useFailure();
  const reading = useMutation({
    mutationFn: () => api(contactMessagesAdminApi.markRead, { params: { id } }),
    onMutate: clearFailure,
    onSuccess: (answer) => inbox.marked([answer]),
    onError: (error) => {
      fail(readFailure(error));
      inbox.refresh();
    },
  });
  return (
    <>
      <TextButton isDisabled={reading.isPending} onClick={() => reading.mutate()}>
        {reading.isPending ? "Marking..." : "Mark as Read"}
        <span className="visually-hidden"> the message from {name}</span>
      </TextButton>
      <ErrorText>{failure}</ErrorText>
    </>
  );
}
