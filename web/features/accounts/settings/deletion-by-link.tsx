import { useMutation } from "@tanstack/react-query";
import { accountsApi } from "#contract/accounts/endpoints.ts";
import { Key } from "#web/design/key.tsx";
import { explainAs } from "#web/features/accounts/explain.ts";
import { useOwnAccount } from "./use-own-account.ts";
import "./delete-account.css";
import { api } from "#web/calls.ts";

const explainFailure = explainAs({ title: "Your account was not deleted" });

/** The last press, for whoever came by the mailed link. */
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
      {error && (
        <p className="err" role="alert">
          {explainFailure(error).description}
        </p>
      )}
      <Key isBusy={isPending} onClick={() => mutate()}>
        {isPending ? "Deleting..." : "Delete my account for good"}
      </Key>
    </div>
  );
}
