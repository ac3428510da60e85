import { useMutation, useQueryClient } from "@tanstack/react-query";
import { healthTexts } from "#contract/health/constants.ts";
import { healthApi } from "#contract/health/endpoints.ts";
import type { UndeliveredMessage } from "#contract/health/schemas.ts";
import { api } from "#web/api/api-client.ts";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { describeError } from "#web/ui/feedback/error-message.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { useFailure } from "#web/ui/forms/use-failure.ts";
import { health } from "./health.queries.ts";

const errorMessage = describeError(healthTexts.sendAgainFailed);

export function SendAgain({ message: { id, subject, to } }: { message: UndeliveredMessage }) {
  const queryClient = useQueryClient();
  const { failure, fail, clearFailure } = useFailure();
  const sending = useMutation({
    mutationFn: () => api(healthApi.sendAgain, { params: { id } }),
    onMutate: clearFailure,
    onSuccess: () => toast({ title: healthTexts.sentAgain, about: id }),
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
      {failure && (
        <p className="error" role="alert">
          {failure}
        </p>
      )}
    </>
  );
}
