import { useQueryClient } from "@tanstack/react-query";
import { staffAccountTexts } from "#contract/staff/accounts/constants.ts";
import { staffAccountsApi } from "#contract/staff/accounts/endpoints.ts";
import type { RegisteredUser } from "#contract/staff/accounts/schemas.ts";
import { api } from "#web/api/api-client.ts";
import { invalidateAll } from "#web/api/invalidate-all.ts";
import { DeleteDialog } from "#web/ui/overlays/delete-dialog.tsx";

type DeleteUserProps = { user: RegisteredUser | undefined; isOpen: boolean; onClose: () => void };

const texts = { deleted: staffAccountTexts.userDeleted, deleteFailed: staffAccountTexts.userDeleteFailed };

/** Deletes a member's account, after asking and saying what else is deleted. */
export function DeleteUser({ user, isOpen, onClose }: DeleteUserProps) {
  const queryClient = useQueryClient();
  if (!user) return null;
  const { id, name, email } = user;
  return (
    <DeleteDialog
      isOpen={isOpen}
      name={name}
      confirm="Delete user"
      texts={texts}
      hasFailureToast
      remove={() => api(staffAccountsApi.removeUser, { params: { id } })}
      onClose={onClose}
      onSettled={() => void invalidateAll(queryClient) /* members appear in nearly every list */}
    >
      <p>
        This permanently deletes the account of <b>{email}</b>: name, email address, Discord username, applications and
        private events. They are signed out everywhere, and rewards that haven’t been delivered are cancelled.
      </p>
      <p>Their points history stays, under a number that can’t be traced to them.</p>
    </DeleteDialog>
  );
}
