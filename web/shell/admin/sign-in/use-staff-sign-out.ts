import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { ApiFailure } from "#contract/client.ts";
import { staffTexts } from "#contract/staff/constants.ts";
import { staffApi } from "#contract/staff/endpoints.ts";
import { api } from "#web/api/api-client.ts";
import { clearStaffCache, signStaffOut } from "#web/features/staff/staff-session.ts";
import { toast } from "#web/ui/feedback/toast.ts";

/** Signs staff out of this browser and leaves the admin area, clearing everything it had loaded. */
export function useStaffSignOut() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => api(staffApi.logout),
    onSuccess: async () => {
      toast({ title: staffTexts.signedOut, replaceKey: staffApi.logout.path });
      signStaffOut(queryClient);
      await navigate({ to: "/" });
      clearStaffCache(queryClient);
    },
    onError: (error) => {
      const sentence = error instanceof ApiFailure ? error.sentence : undefined;
      toast({
        title: "You’re still signed in",
        description: sentence ?? unreachable,
        tone: "bad",
        replaceKey: staffApi.logout.path,
      });
    },
  });
}

const unreachable = "Please check your connection and try again.";
