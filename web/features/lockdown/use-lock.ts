import { useQuery, useQueryClient } from "@tanstack/react-query";
import { lockdownAdminApi } from "#contract/lockdown/admin/endpoints.ts";
import { lockTexts } from "#contract/lockdown/constants.ts";
import { api } from "#web/api/api-client.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { useDialogMutation } from "#web/ui/feedback/use-dialog-mutation.ts";
import { lockdown } from "./lockdown.queries.ts";
import { lockdownForStaff } from "./lockdown-admin.queries.ts";

/** Returns whether the site is locked, and a function to switch it. */
export function useLock(asked: { isOpen: boolean; onClose: () => void }) {
  const queryClient = useQueryClient();
  const { data } = useQuery(lockdownForStaff());
  const { mutate, dialog } = useDialogMutation({
    ...asked,
    failed: lockTexts.failed,
    hasFailureToast: true,
    mutationFn: (isLocked: boolean) => api(lockdownAdminApi.set, { body: { isLocked } }),
    onSuccess: (answer) => {
      for (const { queryKey } of [lockdownForStaff(), lockdown()]) queryClient.setQueryData(queryKey, answer);
      toast({ title: answer.isLocked ? lockTexts.locked : lockTexts.unlocked, about: lockdownAdminApi.set.path });
      asked.onClose();
    },
    onSettled: () => void queryClient.invalidateQueries(lockdownForStaff()),
  });
  return { isLocked: data?.isLocked, turn: mutate, dialog };
}
