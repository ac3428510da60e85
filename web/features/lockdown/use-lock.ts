import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { lockdownAdminApi } from "#contract/lockdown/admin/endpoints.ts";
import { lockTexts } from "#contract/lockdown/constants.ts";
import { api } from "#web/api/calls.ts";
import { describeError } from "#web/ui/feedback/error-message.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { lockdown } from "./lockdown.queries.ts";
import { lockdownForStaff } from "./lockdown-admin.queries.ts";

/** How the site's lock stands, and how it is turned. */
export function useLock(onTurned: () => void) {
  const queryClient = useQueryClient();
  const { data } = useQuery(lockdownForStaff());
  const turning = useMutation({
    mutationFn: (isLocked: boolean) => api(lockdownAdminApi.set, { body: { isLocked } }),
    onSuccess: (answer) => {
      for (const { queryKey } of [lockdownForStaff(), lockdown()]) queryClient.setQueryData(queryKey, answer);
      toast({ title: answer.isLocked ? lockTexts.locked : lockTexts.unlocked, about: lockdownAdminApi.set.path });
      onTurned();
    },
    onError: (error) => {
      toast({ ...describeError(lockTexts.failed)(error), tone: "bad", about: lockdownAdminApi.set.path });
      void queryClient.invalidateQueries(lockdownForStaff());
    },
  });
  return { isLocked: data?.isLocked, turn: turning.mutate, isTurning: turning.isPending };
}
