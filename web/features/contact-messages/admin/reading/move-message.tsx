import { useMutation } from "@tanstack/react-query";
import type { ContactMessage } from "#contract/contact-messages/admin/schemas.ts";
import { messageTexts } from "#contract/contact-messages/constants.ts";
import { toastMoved } from "#web/features/contact-messages/admin/list/message-actions.ts";
import { changeMessage } from "#web/features/contact-messages/admin/message-calls.ts";
import type { Inbox } from "#web/features/contact-messages/admin/use-inbox.ts";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { describeError } from "#web/ui/feedback/error-message.ts";
import { toast } from "#web/ui/feedback/toast.ts";

type MoveMessageProps = { message: ContactMessage; inbox: Inbox };

/** Archives a message, or moves it out of the archive. It then leaves the list that shows it. */
export function MoveMessage({ message, inbox }: MoveMessageProps) {
  const { id, name, isArchived } = message;
  const change = isArchived ? "unarchive" : "archive";
  const moving = useMutation({
    mutationFn: () => changeMessage(change, id),
    onSuccess: () => {
      inbox.close();
      toastMoved([message], change, inbox.refresh);
    },
    onError: (error) => {
      const failed = isArchived ? messageTexts.unarchiveFailed : messageTexts.archiveFailed;
      toast({ ...describeError(failed)(error), tone: "bad", about: failed });
    },
    onSettled: () => inbox.left([id]),
  });
  return (
    <TextButton isDisabled={moving.isPending} onClick={() => moving.mutate()}>
      {isArchived ? "Move out of archive" : "Archive"}
      <span className="visually-hidden"> the message from {name}</span>
    </TextButton>
  );
}
