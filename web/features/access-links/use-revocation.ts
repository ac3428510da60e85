import { useMutation, useQueryClient } from "@tanstack/react-query";
import { flushSync } from "react-dom";
import { accessLinksApi } from "#contract/access-links/endpoints.ts";
import { describeError } from "#web/ui/feedback/error-message.ts";
import { toast } from "#web/ui/feedback/toast.ts";

type Revocation = {
  /** Revokes the access; the server refuses if someone else already has. */
  revoke: () => Promise<unknown>;
  /** What is said afterwards, where the list doesn't show it. */
  done?: string;
  failed: string;
  onClose: () => void;
};

/** Takes access away that was confirmed to be taken, and reads anew who has any. */
export function useRevocation({ revoke, done, failed, onClose }: Revocation) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: revoke,
    onSuccess: () => done && toast({ title: done, about: failed }),
    onError: (error) => toast({ ...describeError(failed)(error), tone: "bad", about: failed }),
    onSettled: () => {
      flushSync(onClose); // it gives the focus back before the control goes
      for (const { path } of [accessLinksApi.list, accessLinksApi.sessions])
        void queryClient.invalidateQueries({ queryKey: [path] });
    },
  });
}
