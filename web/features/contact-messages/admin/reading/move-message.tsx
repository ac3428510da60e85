import { useMutation } from "@tanstack/react-query";
import type { ContactMessage } from "#contract/contact-messages/admin/schemas.ts";
import { messageTexts } from "#contract/contact-messages/constants.ts";
import { toastMoved } from "#web/features/contact-messages/admin/list/message-actions.ts";
import { changeMessage } from "#web/features/contact-messages/admin/message-calls.ts";
import type { InboxState } from "#web/features/contact-messages/admin/use-inbox.ts";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { describeError } from "#web/ui/feedback/error-message.ts";
import { useFailure } from "#web/ui/forms/use-failure.ts";

type MoveMessageProps = { message: ContactMessage; inbox: InboxState };

/** Archives or unarchives a message, which removes it from the list that shows it. */
export function MoveMessage({ message, inbox }: MoveMessageProps) {
  const { id, name, isArchived } = message;
  const change = isArchived ? "unarchive" : "archive";
  const { failure, fail, clearFailure } = useFailure();
  const moving = useMutation({
    mutationFn: () => changeMessage(change, id),
    onMutate: clearFailure,
    onSuccess: () => {
      inbox.close();
      inbox.left([id]);
      toastMoved([message], change, inbox.refresh);
    },
    onError: (error) => {
      fail(describeError(isArchived ? messageTexts.unarchiveFailed : messageTexts.archiveFailed)(error));
      inbox.refresh();
    },
  });
  return (
    <>
      <TextButton isDisabled={moving.isPending} onClick={() => moving.mutate()}>
        {isArchived ? "Move out of archive" : "Archive"}
        <span className="visually-hidden"> the message from {name}</span>
      </TextButton>
      {failure && (
        <p className="error" role="alert">
          {failure}
        </p>
      )}
    </>
  );
}
