import { type ReactNode, useState } from "react";
import type { AccountSession } from "#contract/account-session.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { Loading, Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { toast } from "#web/ui/feedback/toast-queue.ts";
import { useDialogMutation } from "#web/ui/feedback/use-dialog-mutation.ts";
import { Badge } from "#web/ui/marks/badge.tsx";
import { LocalTime } from "#web/ui/marks/local-time.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";

/** What to sign out: one browser, or all others. */
type Chosen = AccountSession | "others";

type DeviceListProps = {
  sessions: { data: AccountSession[] | undefined; isPending: boolean; error: unknown; refetch: () => unknown };
  endSession: (id: string) => Promise<unknown>;
  endOtherSessions: () => Promise<unknown>;
  refresh: () => Promise<unknown>;
  className: string;
  nameOf: (device: string) => ReactNode;
};

/** Where an account is signed in, with buttons to sign out. */
export function DeviceList({ sessions, className, nameOf, ...calls }: DeviceListProps) {
  const { data, isPending, error, refetch } = sessions;
  const [chosen, setChosen] = useState<Chosen>();
  if (isPending)
    return (
      <Loading contentName="your devices">
        <Skeleton style={{ minHeight: "5rem" }} />
      </Loading>
    );
  if (!data) return <ErrorState title="Your devices didn’t load" error={error} onRetry={refetch} />;
  return (
    <>
      <ul className={className}>
        {data.map((session) => (
          <li key={session.id}>
            {nameOf(session.device)}
            <p className="muted">
              Signed in <LocalTime at={session.createdAt} />. Last seen <LocalTime at={session.lastSeenAt} />.
            </p>
            {session.isCurrent ? (
              <Badge tone="ok">This device</Badge>
            ) : (
              <Button
                small
                variant="secondary"
                aria-label={`Sign out ${session.device}`}
                onClick={() => setChosen(session)}
              >
                Sign out
              </Button>
            )}
          </li>
        ))}
      </ul>
      {data.length > 1 && (
        <Button small variant="light" onClick={() => setChosen("others")}>
          Sign out everywhere else
        </Button>
      )}
      <EndSession chosen={chosen} onClose={() => setChosen(undefined)} {...calls} />
    </>
  );
}

type EndSessionProps = Pick<DeviceListProps, "endSession" | "endOtherSessions" | "refresh"> & {
  chosen: Chosen | undefined;
  onClose: () => void;
};

function EndSession({ chosen, onClose, endSession, endOtherSessions, refresh }: EndSessionProps) {
  const { mutate, dialog } = useDialogMutation({
    isOpen: chosen !== undefined,
    onClose,
    failureTitle: "Couldn’t sign out",
    subject: `sign out ${chosen === "others" ? chosen : chosen?.id}`,
    name: chosen === "others" ? undefined : chosen?.device,
    mutationFn: (what: Chosen) => (what === "others" ? endOtherSessions() : endSession(what.id)),
    onSuccess: (_nothing, what) => {
      toast({ title: what === "others" ? "Signed out everywhere else" : `Signed out: ${what.device}` });
    },
    onSettled: refresh,
  });
  const isAll = chosen === "others";
  return (
    <ConfirmDialog
      {...dialog}
      title="Sign out?"
      confirmLabel={isAll ? "Sign out all others" : "Sign out"}
      pendingLabel="Signing out..."
      onConfirm={() => chosen && mutate(chosen)}
    >
      <p>
        {isAll ? "Every browser but this one has" : `${chosen?.device ?? "It"} has`} to sign in again. Nothing else
        changes.
      </p>
    </ConfirmDialog>
  );
}
