import { accessTabTexts } from "#contract/access-links/constants.ts";
import { accessLinksApi } from "#contract/access-links/endpoints.ts";
import type { AccessLink } from "#contract/access-links/schemas.ts";
import { staffRoleLabels } from "#contract/staff/roles.ts";
import { api } from "#web/api/api-client.ts";
import { useRevocation } from "#web/features/access-links/use-revocation.ts";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";

type DeactivateLinkProps = {
  link: AccessLink | undefined;
  isOpen: boolean;
  onClose: () => void;
};

/** Deactivates an unused link, after asking. */
export function DeactivateLink({ link, isOpen, onClose }: DeactivateLinkProps) {
  const { mutate, dialog } = useRevocation({
    isOpen,
    revoke: async () => {
      if (!link) return;
      await api(accessLinksApi.deactivate, { params: { id: link.id } });
    },
    done: accessTabTexts.deactivated,
    failed: accessTabTexts.deactivateFailed,
    hasFailureToast: true,
    onClose,
  });
  return (
    <ConfirmDialog
      {...dialog}
      isDestructive
      title={`Deactivate the link for ${link ? link.description || staffRoleLabels[link.role] : ""}?`}
      confirm="Deactivate link"
      pending="Deactivating..."
      onConfirm={() => mutate()}
    >
      <p>The link stops working at once and can’t be switched on again.</p>
    </ConfirmDialog>
  );
}
