import { useMutation } from "@tanstack/react-query";
import { accountsApi } from "#contract/accounts/endpoints.ts";
import { api } from "#web/api/api-client.ts";
import { describeAccountError } from "#web/features/accounts/account-error.ts";
import { useOwnAccount } from "#web/features/accounts/settings/use-own-account.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { ErrorText } from "#web/ui/feedback/error-text.tsx";
import "./delete-account.css";

const explainFailure = describeAccountError({ title: "Couldn’t delete your account" });

/** The last step for a member who opened the emailed link. */
export function DeletionByLink({ token, onDone }: { token: string; onDone: () => void }) {
  const { askWhoItIs } = useOwnAccount();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => api(accountsApi.removeByLink, { body: { token } }),
    onSuccess: () => {
      onDone();
      void askWhoItIs();
    },
  });
  return (
    <div className="danger danger--gate">
      <ErrorText>{error && explainFailure(error).description}</ErrorText>
      <Button isBusy={isPending} onClick={() => mutate()}>
        {isPending ? "Deleting..." : "Delete my account permanently"}
      </Button>
    </div>
  );
}
