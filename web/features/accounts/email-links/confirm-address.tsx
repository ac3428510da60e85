import { useMutation, useQueryClient } from "@tanstack/react-query";
import { accountsApi } from "#contract/accounts/endpoints.ts";
import { api } from "#web/api/api-client.ts";
import { describeAccountError } from "#web/features/accounts/account-error.ts";
import { me } from "#web/features/accounts/accounts.queries.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { ErrorText } from "#web/ui/feedback/error-text.tsx";
import { EmailLinkOutcome } from "./email-link-outcome.tsx";
import "#web/features/accounts/sign-in/account-form.css";

const failed = { title: "", description: "Couldn’t confirm the address. Please try again in a moment." };

/** Confirms an address only when a button is pressed, because mail scanners open every link, and some run scripts. */
export function ConfirmAddress({ token }: { token: string }) {
  const queryClient = useQueryClient();
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: () => api(accountsApi.verifyEmail, { body: { token } }),
    onSuccess: () => {
      if (queryClient.getQueryData(me().queryKey)) void queryClient.invalidateQueries({ queryKey: me().queryKey });
    },
  });
  if (data) return <EmailLinkOutcome>{data.email} is confirmed. Thank you.</EmailLinkOutcome>;
  return (
    <div className="form account-form">
      <ErrorText>{error && describeAccountError(failed)(error).description}</ErrorText>
      <Button isBusy={isPending} onClick={() => mutate()}>
        {isPending ? "Confirming..." : "Confirm this address"}
      </Button>
    </div>
  );
}
