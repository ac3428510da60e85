import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useHydrated } from "@tanstack/react-router";
import { staffTexts } from "#contract/staff/constants.ts";
import { staffApi } from "#contract/staff/endpoints.ts";
import { api } from "#web/api/api-client.ts";
import { tellOtherTabs } from "#web/browser-state/other-tabs.ts";
import { askForPasskey, hasPasskeys, isCancelled } from "#web/features/staff/passkey-calls.ts";
import { staffSession } from "#web/features/staff/staff.queries.ts";
import { signedInStaff } from "#web/features/staff/staff-session.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { errorReason } from "#web/ui/feedback/error-message.ts";
import { toast } from "#web/ui/feedback/toast-queue.ts";

type PasskeySignInProps = { isSecondStep?: boolean; onSignedIn: () => void };

/** Signs in with a passkey, by itself or after the password. Renders nothing if passkeys don't work here. */
export function PasskeySignIn({ isSecondStep = false, onSignedIn }: PasskeySignInProps) {
  const queryClient = useQueryClient();
  const isShown = useHydrated() && hasPasskeys();
  const signingIn = useMutation({
    mutationFn: async () => {
      const options = await api(staffApi.passkeyOptions, { body: { isSecondStep } });
      const response = await askForPasskey(options);
      return api(staffApi.passkey, { body: { response } });
    },
    onSuccess: async ({ admin }) => {
      await queryClient.invalidateQueries(staffSession());
      tellOtherTabs({ as: "staff", id: signedInStaff(queryClient) });
      toast({ title: staffTexts.welcome(admin.username) });
      onSignedIn();
    },
    onError: (error) => {
      if (!isCancelled(error)) toast({ title: staffTexts.failed.title, description: errorReason(error), tone: "bad" });
    },
  });
  const { error } = signingIn;
  if (!isShown) return null;
  return (
    <>
      <Button variant="light" isBusy={signingIn.isPending} onClick={() => signingIn.mutate()}>
        {isSecondStep ? "Use a passkey" : "Sign in with a passkey"}
      </Button>
      {error && !isCancelled(error) && <p className="error">{errorReason(error)}</p>}
    </>
  );
}
