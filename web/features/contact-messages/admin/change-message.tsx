import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef } from "react";
import type { ContactMessage } from "#contract/contact-messages/admin/schemas.ts";
import { messageTexts } from "#contract/contact-messages/constants.ts";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { describeError } from "#web/ui/feedback/error-message.ts";
import { ErrorText } from "#web/ui/feedback/error-text.tsx";
import { useFailure } from "#web/ui/forms/use-failure.ts";
import { changeMessage, toastMoved } from "./message-actions.ts";
import type { InboxState } from "./use-inbox.ts";

type ChangeMessageProps = { message: ContactMessage; inbox: InboxState };

/** Marks a message as read when it's opened, and as unread or read again on request. */
export function ReadState({ message, inbox }: ChangeMessageProps) {
  const { isRead, isArchived } = message;
  const { change, ...button } = useChange(message, inbox, (made) =>
    inbox.marked([{ ...message, isRead: made === "read" }]),
  );
  const opened = useRef({ isRead, read: () => change("read") });
  useEffect(() => {
    if (!opened.current.isRead) opened.current.read();
  }, []);
  return (
    <ChangeButton {...button} isHidden={isArchived} onClick={() => change(isRead ? "unread" : "read")}>
      {isRead ? "Mark as unread" : "Mark as Read"}
    </ChangeButton>
  );
}

/** Archives or unarchives a message, which removes it from the list that shows it. */
export function MoveMessage({ message, inbox }: ChangeMessageProps) {
  const { id, isArchived } = message;
  const to = isArchived ? "unarchive" : "archive";
  const { change, ...button } = useChange(message, inbox, () => {
    inbox.close(id);
    inbox.left([id]);
    toastMoved([message], to, inbox.refresh);
  });
  return (
    <ChangeButton {...button} onClick={() => change(to)}>
      {isArchived ? "Move out of archive" : "Archive"}
    </ChangeButton>
  );
}

const failures = {
  read: messageTexts.readFailed,
  unread: messageTexts.unreadFailed,
  archive: messageTexts.archiveFailed,
  unarchive: messageTexts.unarchiveFailed,
};
type Change = keyof typeof failures;

/**
 * If it fails, the error appears beside its button and the list is reloaded, since someone else may have changed the
 * message.
 */
function useChange({ id, name }: ContactMessage, inbox: InboxState, onChanged: (made: Change) => void) {
  const { failure, fail, clearFailure } = useFailure();
  const { mutate, isPending } = useMutation({
    mutationFn: (wanted: Change) => changeMessage(wanted, id),
    onMutate: clearFailure,
    onSuccess: (_nothing, made) => onChanged(made),
    onError: (error, wanted) => {
      fail(describeError(failures[wanted])(error));
      inbox.refresh();
    },
  });
  return { change: mutate, isPending, failure, name };
}

type ChangeButtonProps = {
  name: string;
  isPending: boolean;
  failure: string | undefined;
  isHidden?: boolean;
  onClick: () => void;
  children: ReactNode;
};

const ChangeButton = ({ name, isPending, failure, isHidden = false, onClick, children }: ChangeButtonProps) => (
  <>
    {!isHidden && (
      <TextButton isDisabled={isPending} onClick={onClick}>
        {children}
        <span className="visually-hidden"> the message from {name}</span>
      </TextButton>
    )}
    <ErrorText>{failure}</ErrorText>
  </>
);
