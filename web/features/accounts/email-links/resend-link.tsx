import { useMutation } from "@tanstack/react-query";
import { accountsApi } from "#contract/accounts/endpoints.ts";
import { api } from "#web/api/api-client.ts";
import { describeAccountError } from "#web/features/accounts/account-error.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { toast } from "#web/ui/feedback/toast-queue.ts";

const explainFailure = describeAccountError({
  title: "Couldn’t send the link",
  description: "Please try again in a moment.",
});

/** Resends the link that confirms an email address. */
export function ResendLink() {
  const { mutate, isPending } = useMutation({
    mutationFn: () => api(accountsApi.resendVerification),
    onSuccess: ({ email }) =>
      toast({
        title: "Link sent",
        description: `Open the one that went to ${email}.`,
        replaceKey: accountsApi.resendVerification.path,
      }),
    onError: (error) =>
      toast({ ...explainFailure(error), tone: "bad", replaceKey: accountsApi.resendVerification.path }),
  });
  return (
    <Button small isBusy={isPending} onClick={() => mutate()}>
      {isPending ? "Sending..." : "Send the link again"}
    </Button>
  );
}
