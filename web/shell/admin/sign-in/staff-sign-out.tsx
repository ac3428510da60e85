import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { signOutTexts } from "#contract/accounts/sign-out-texts.ts";
import { ApiFailure } from "#contract/client.ts";
import { staffTexts } from "#contract/staff/constants.ts";
import { staffApi } from "#contract/staff/endpoints.ts";
import { api } from "#web/api/calls.ts";
import { forgetStaff, signStaffOut } from "#web/features/staff/staff-answers.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { toast } from "#web/ui/feedback/toast.ts";

/** Ends the staff session of this browser and leaves the admin area, with nothing of it left behind. */
export function StaffSignOut() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const leave = useMutation({
    mutationFn: () => api(staffApi.logout),
    onSuccess: async () => {
      toast({ title: staffTexts.signedOut, about: staffApi.logout.path });
      signStaffOut(queryClient);
      await navigate({ to: "/" });
      forgetStaff(queryClient);
    },
    onError: (error) => {
      const sentence = error instanceof ApiFailure ? error.sentence : undefined;
      toast({
        title: "You are still signed in",
        description: sentence ?? unreachable,
        tone: "bad",
        about: staffApi.logout.path,
      });
    },
  });
  return (
    <Button variant="secondary" small isBusy={leave.isPending} onClick={() => leave.mutate()}>
      {leave.isPending ? signOutTexts.pending : "Sign Out"}
    </Button>
  );
}

const unreachable = "Please check your connection and try again.";
