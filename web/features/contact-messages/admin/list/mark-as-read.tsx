import { useMutation } from "@tanstack/react-query";
import { contactMessagesAdminApi } from "#contract/contact-messages/admin/endpoints.ts";
import type { ContactMessage } from "#contract/contact-messages/admin/schemas.ts";
import { messageTexts } from "#contract/contact-messages/constants.ts";
import { api } from "#web/api/api-client.ts";
import type { Inbox } from "#web/features/contact-messages/admin/use-inbox.ts";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { describeError } from "#web/ui/feedback/error-message.ts";
import { useFailure } from "#web/ui/forms/use-failure.ts";

const readFailure = describeError(messageTexts.readFailed);

type MarkAsReadProps = { message: ContactMessage; inbox: Pick<Inbox, "marked" | "refresh"> };

export function MarkAsRead({ message: { id, name }, inbox }: MarkAsReadProps) {
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
      {failure && (
        <p className="error" role="alert">
          {failure}
        </p>
      )}
    </>
  );
}
