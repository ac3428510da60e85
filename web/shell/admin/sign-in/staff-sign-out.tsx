import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { signOutTexts } from "#contract/accounts/sign-out-texts.ts";
import { staffTexts } from "#contract/staff/constants.ts";
import { staffApi } from "#contract/staff/endpoints.ts";
import { api } from "#web/api/api-client.ts";
import { clearStaffCache, signStaffOut } from "#web/features/staff/staff-session.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { describeError } from "#web/ui/feedback/error-message.ts";
import { toast } from "#web/ui/feedback/toast-queue.ts";

export function StaffSignOut() {
  const leave = useStaffSignOut();
  return (
    <Button variant="secondary" small isBusy={leave.isPending} onClick={() => leave.mutate()}>
      {leave.isPending ? signOutTexts.pending : "Sign Out"}
    </Button>
  );
}

/** Signs staff out of this browser and leaves the admin area, clearing everything it had loaded. */
export function useStaffSignOut() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => api(staffApi.logout),
    onSuccess: async () => {
      toast({ title: staffTexts.signedOut, replaceKey: staffApi.logout.path });
      signStaffOut(queryClient);
      await navigate({ to: "/", reloadDocument: true });
      clearStaffCache(queryClient);
    },
    onError: (error) =>
      toast({
        ...describeError("You’re still signed in")(error),
        tone: "bad",
        replaceKey: staffApi.logout.path,
      }),
  });
}
