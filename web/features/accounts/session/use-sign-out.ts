import { useMutation, useQueryClient } from "@tanstack/react-query";
import { accountsApi } from "#contract/accounts/endpoints.ts";
import { signOutTexts } from "#contract/accounts/sign-out-texts.ts";
import { api } from "#web/api/api-client.ts";
import { describeAccountError } from "#web/features/accounts/account-error.ts";
import { forgetMember, me } from "#web/features/accounts/accounts.queries.ts";
import { toast } from "#web/ui/feedback/toast-queue.ts";

const explainFailure = describeAccountError({
  title: "Sign out failed",
  description: "You’re still signed in. Please try again.",
});

export type SignOutHandlers = {
  /** Called once the call has succeeded or failed. */
  onSettled?: () => void;
  /** Called just before the page shows that nobody is signed in. */
  onSignedOut?: () => void;
};

export function useSignOut({ onSettled, onSignedOut }: SignOutHandlers) {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      await queryClient.ensureQueryData(me()).catch(() => {}); // in a document, we don't know yet whose drafts to delete
      return api(accountsApi.logout);
    },
    onSuccess: () => {
      onSettled?.();
      onSignedOut?.();
      forgetMember(queryClient);
      toast({ ...signOutTexts.signedOut, replaceKey: accountsApi.logout.path });
    },
    onError: (error) => {
      onSettled?.();
      toast({ ...explainFailure(error), tone: "bad", replaceKey: accountsApi.logout.path });
    },
  });
  return {
    isSigningOut: isPending,
    signOut: () => {
      if (!isPending) mutate();
    },
  };
}
