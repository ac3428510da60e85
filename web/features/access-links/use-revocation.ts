import { useQueryClient } from "@tanstack/react-query";
import { accessLinksApi } from "#contract/access-links/endpoints.ts";
import type { AccessLink } from "#contract/access-links/schemas.ts";
import { hideRow, showRow } from "#web/api/shown-rows.ts";
import { useInvalidation } from "#web/api/use-invalidation.ts";
import { toast } from "#web/ui/feedback/toast-queue.ts";
import { useDialogMutation } from "#web/ui/feedback/use-dialog-mutation.ts";

type Revocation = {
  isOpen: boolean;
  /** What is revoked: the id of a link or session. */
  id: string | undefined;
  /** Revokes the access. The server refuses if someone else already has. */
  revoke: () => Promise<unknown>;
  /** What it is afterwards, if it stays in its list. */
  revoked?: AccessLink | undefined;
  /** The toast's title, if the list doesn't show the change. */
  successTitle?: string;
  failureTitle: string;
  /** Which one it was, for a toast about the failure. */
  name: string | undefined;
  /** Shows the failure as a toast as well, where the specification asks for one. */
  hasFailureToast?: boolean;
  onClose: () => void;
};

/** Revokes access after asking, then reloads the links and sessions. */
export function useRevocation({ id, revoke, revoked, successTitle, ...asked }: Revocation) {
  const queryClient = useQueryClient();
  const subject = `revoke ${id}`;
  return useDialogMutation({
    ...asked,
    subject,
    mutationFn: revoke,
    onSuccess: () => {
      if (revoked) showRow(queryClient, revoked);
      else if (id) hideRow(queryClient, id);
      if (successTitle) toast({ title: successTitle, replaceKey: subject });
    },
    onSettled: useInvalidation(accessLinksApi.list, accessLinksApi.sessions),
  });
}
