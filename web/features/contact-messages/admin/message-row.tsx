import { useMutation } from "@tanstack/react-query";
import { contactMessagesAdminApi } from "#contract/contact-messages/admin/endpoints.ts";
import type { ContactMessage } from "#contract/contact-messages/admin/schemas.ts";
import { contactSubjectLabels, messageTexts } from "#contract/contact-messages/constants.ts";
import { api } from "#web/api/calls.ts";
import { Button, buttonClass } from "#web/ui/actions/button.tsx";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { describeError } from "#web/ui/feedback/error-message.ts";
import { useFailure } from "#web/ui/forms/use-failure.ts";
import { LocalTime } from "#web/ui/marks/local-time.tsx";
import { MessageBody } from "./message-body.tsx";
import { replyAddress } from "./reply-address.ts";
import type { useMessageChanges } from "./use-message-changes.ts";

const readFailure = describeError(messageTexts.readFailed);

type MessageRowProps = {
  message: ContactMessage;
  changes: ReturnType<typeof useMessageChanges>;
  onDelete: (message: ContactMessage) => void;
};

/** A message: about what, from whom and when, what it says, and what can be done with it. */
export function MessageRow({ message, changes, onDelete }: MessageRowProps) {
  const { name, email, subject, createdAt, isRead } = message;
  const from = <span className="visually-hidden"> the message from {name}</span>;
  return (
    <li className={isRead ? "mail" : "mail mail--new"}>
      <div className="mail__who">
        <h3>
          {contactSubjectLabels[subject]}
          {!isRead && <span className="mail__mark">New</span>}
        </h3>
        <p>{name}</p>
        <p className="mail__sub">{email}</p>
        <p className="mail__sub">
          <LocalTime at={createdAt} />
        </p>
      </div>
      <div className="mail__said">
        <MessageBody text={message.message} />
        <div className="mail__actions">
          <a className={buttonClass({ variant: "secondary", small: true })} href={replyAddress(message)}>
            Reply by mail<span className="visually-hidden"> to {name}</span>
          </a>
          {!isRead && <MarkAsRead message={message} changes={changes} />}
          <TextButton isDestructive aria-haspopup="dialog" onClick={() => onDelete(message)}>
            Delete{from}
          </TextButton>
        </div>
      </div>
    </li>
  );
}

function MarkAsRead({ message: { id, name }, changes }: Pick<MessageRowProps, "message" | "changes">) {
  const { failure, fail, clearFailure } = useFailure(undefined);
  const reading = useMutation({
    mutationFn: () => api(contactMessagesAdminApi.markRead, { params: { id } }),
    onMutate: clearFailure,
    onSuccess: changes.replace,
    onError: (error) => {
      fail(readFailure(error));
      changes.refresh();
    },
  });
  return (
    <>
      <Button variant="secondary" small isBusy={reading.isPending} onClick={() => reading.mutate()}>
        {reading.isPending ? "Marking..." : "Mark as Read"}
        <span className="visually-hidden"> the message from {name}</span>
      </Button>
      {failure && <p className="error">{failure}</p>}
    </>
  );
}
