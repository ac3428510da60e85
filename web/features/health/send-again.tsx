import { useMutation, useQueryClient } from "@tanstack/react-query";
import { healthTexts } from "#contract/health/constants.ts";
import { healthApi } from "#contract/health/endpoints.ts";
import type { UndeliveredMessage } from "#contract/health/schemas.ts";
import { api } from "#web/api/calls.ts";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { describeError } from "#web/ui/feedback/error-message.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { health } from "./health.queries.ts";

const errorMessage = describeError(healthTexts.sendAgainFailed);

export function SendAgain({ message: { id, subject, to } }: { message: UndeliveredMessage }) {
  const queryClient = useQueryClient();
  const sending = useMutation({
    mutationFn: () => api(healthApi.sendAgain, { params: { id } }),
    onSuccess: () => toast({ title: healthTexts.sentAgain, about: id }),
    onError: (error) => toast({ ...errorMessage(error), tone: "bad", about: id }),
    onSettled: () => queryClient.invalidateQueries(health()),
  });
  return (
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
  );
}
