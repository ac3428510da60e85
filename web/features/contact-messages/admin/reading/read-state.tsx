import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { ContactMessage } from "#contract/contact-messages/admin/schemas.ts";
import { messageTexts } from "#contract/contact-messages/constants.ts";
import { changeMessage } from "#web/features/contact-messages/admin/message-calls.ts";
import type { InboxState } from "#web/features/contact-messages/admin/use-inbox.ts";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { describeError } from "#web/ui/feedback/error-message.ts";
import { useFailure } from "#web/ui/forms/use-failure.ts";

type ReadStateProps = { message: ContactMessage; inbox: InboxState };

/** Marks a message as read when it's opened, and as unread or read again on request. */
export function ReadState({ message, inbox }: ReadStateProps) {
  const { id, name, isRead, isArchived } = message;
  const { failure, fail, clearFailure } = useFailure();
  const marking = useMutation({
    mutationFn: async (change: "read" | "unread") => {
      await changeMessage(change, id);
      return { ...message, isRead: change === "read" };
    },
    onMutate: clearFailure,
    onSuccess: (answer) => inbox.marked([answer]),
    onError: (error, change) => {
      fail(describeError(change === "read" ? messageTexts.readFailed : messageTexts.unreadFailed)(error));
      inbox.refresh();
    },
  });
  const opened = useRef({ isRead, read: () => marking.mutate("read") });
  useEffect(() => {
    if (!opened.current.isRead) opened.current.read();
  }, []);
  return (
    <>
      {!isArchived && (
        <TextButton isDisabled={marking.isPending} onClick={() => marking.mutate(isRead ? "unread" : "read")}>
          {isRead ? "Mark as unread" : "Mark as Read"}
          <span className="visually-hidden"> the message from {name}</span>
        </TextButton>
      )}
      {failure && (
        <p className="error" role="alert">
          {failure}
        </p>
      )}
    </>
  );
}
