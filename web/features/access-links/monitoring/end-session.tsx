import { accessTabTexts } from "#contract/access-links/constants.ts";
import { accessLinksApi } from "#contract/access-links/endpoints.ts";
import type { MonitoringSession } from "#contract/access-links/schemas.ts";
import { api } from "#web/api/api-client.ts";
import { useRevocation } from "#web/features/access-links/use-revocation.ts";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";

type EndSessionProps = { session: MonitoringSession | undefined; isOpen: boolean; onClose: () => void };

/** Signs a guest out, after asking. */
export function EndSession({ session, isOpen, onClose }: EndSessionProps) {
  const { mutate, dialog } = useRevocation({
    isOpen,
    revoke: async () => {
      if (session) await api(accessLinksApi.endSession, { params: { id: session.id } });
    },
    failed: accessTabTexts.endFailed,
    onClose,
  });
  return (
    <ConfirmDialog
      {...dialog}
      isDestructive
      title={`End the session of ${session?.name ?? ""}?`}
      confirm="End session"
      pending="Ending..."
      onConfirm={() => mutate()}
    >
      <p>They’re signed out at once. Their link has been used, so they need a new one to come back.</p>
    </ConfirmDialog>
  );
}
