import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { signOutTexts } from "#contract/accounts/sign-out-texts.ts";
import { ApiFailure } from "#contract/client.ts";
import { staffTexts } from "#contract/staff/constants.ts";
import { staffApi } from "#contract/staff/endpoints.ts";
import { api } from "#web/api.ts";
import { Key } from "#web/design/key.tsx";
import { toast } from "#web/design/toast.ts";
import { forgetUnsent } from "#web/design/unsent.ts";
import { forgetDrafts, staffWriter } from "#web/drafts.ts";
import { staffCheck } from "#web/features/staff/staff.queries.ts";

/** Ends the staff session of this browser and leaves the admin area, with nothing of it left behind. */
export function SignOut({ face = "lift" }: { face?: "lift" | "bone" }) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const leave = useMutation({
    mutationFn: () => api(staffApi.logout),
    onSuccess: async () => {
      toast({ title: staffTexts.signedOut });
      const staff = queryClient.getQueryData(staffCheck().queryKey);
      if (staff?.isAdmin) forgetDrafts(staffWriter(staff));
      queryClient.setQueryData(staffCheck().queryKey, { isAdmin: false });
      await navigate({ to: "/" });
      forgetUnsent();
      queryClient.removeQueries({ type: "inactive", predicate: ({ queryKey: [path] }) => isAdminPath(path) });
    },
    onError: (error) => {
      const sentence = error instanceof ApiFailure ? error.sentence : undefined;
      toast({ title: "You are still signed in", description: sentence ?? unreachable, tone: "bad" });
    },
  });
  return (
    <Key face={face} small={face === "lift"} isBusy={leave.isPending} onClick={() => leave.mutate()}>
      {leave.isPending ? signOutTexts.pending : "Sign Out"}
    </Key>
  );
}

const unreachable = "Please check your connection and try again.";
const isAdminPath = (path: unknown) => typeof path === "string" && path.startsWith("/api/admin/");
