import { useQueryClient } from "@tanstack/react-query";
import { flushSync } from "react-dom";
import { accessLinksApi } from "#contract/access-links/endpoints.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { useDialogMutation } from "#web/ui/feedback/use-dialog-mutation.ts";

type Revocation = {
  isOpen: boolean;
  /** Revokes the access; the server refuses if someone else already has. */
  revoke: () => Promise<unknown>;
  /** What is said afterwards, where the list doesn't show it. */
  done?: string;
  failed: string;
  /** The specification names a toast for its failure. */
  hasFailureToast?: boolean;
  onClose: () => void;
};

/** Takes access away that was confirmed to be taken, and reads anew who has any. */
export function useRevocation({ revoke, done, onClose, ...asked }: Revocation) {
  const queryClient = useQueryClient();
  return useDialogMutation({
    ...asked,
    onClose,
    mutationFn: revoke,
    onSuccess: () => {
      flushSync(onClose); // it gives the focus back before the control goes
      if (done) toast({ title: done, about: asked.failed });
    },
    onSettled: () => {
      for (const { path } of [accessLinksApi.list, accessLinksApi.sessions])
        void queryClient.invalidateQueries({ queryKey: [path] });
    },
  });
}
