import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { AccountSession } from "#contract/account-session.ts";
import { ownAccountApi } from "#contract/staff/own-account/endpoints.ts";
import { api } from "#web/api/api-client.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { Loading, Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { useDialogMutation } from "#web/ui/feedback/use-dialog-mutation.ts";
import { Badge } from "#web/ui/marks/badge.tsx";
import { LocalTime } from "#web/ui/marks/local-time.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { ownSessions } from "./sign-in-settings.queries.ts";
import "./sign-in-settings.css";

/** What to sign out: one browser, or all others. */
type Chosen = AccountSession | "others";

/** Where the account is signed in, with buttons to sign out. */
export function OwnDevices() {
  const { data: sessions, isPending, refetch } = useQuery(ownSessions());
  const [chosen, setChosen] = useState<Chosen>();
  return (
    <section aria-labelledby="devices-heading">
      <h3 id="devices-heading">Devices</h3>
      <p className="sign-in-settings__note">
        Every browser you’re signed in on. If you don’t recognise one, sign it out and change your password.
      </p>
      {sessions ? (
        <>
          <ul className="sign-in-settings__rows">
            {sessions.map((session) => (
              <Device key={session.id} session={session} onEnd={() => setChosen(session)} />
            ))}
          </ul>
          {sessions.length > 1 && (
            <Button small variant="light" onClick={() => setChosen("others")}>
              Sign out everywhere else
            </Button>
          )}
        </>
      ) : isPending ? (
        <Loading what="your devices">
          <Skeleton style={{ minHeight: "5rem" }} />
        </Loading>
      ) : (
        <ErrorState title="Your devices didn’t load" onRetry={refetch}>
          Please check your connection and try again.
        </ErrorState>
      )}
      <EndSession chosen={chosen} onDone={() => setChosen(undefined)} />
    </section>
  );
}

const Device = ({ session, onEnd }: { session: AccountSession; onEnd: () => void }) => (
  <li>
    <b>{session.device}</b>
    <p className="muted">
      Signed in <LocalTime at={session.createdAt} />. Last seen <LocalTime at={session.lastSeenAt} />.
    </p>
    {session.isCurrent ? (
      <Badge tone="ok">This device</Badge>
    ) : (
      <Button small variant="secondary" aria-label={`Sign out ${session.device}`} onClick={onEnd}>
        Sign out
      </Button>
    )}
  </li>
);

function EndSession({ chosen, onDone }: { chosen: Chosen | undefined; onDone: () => void }) {
  const queryClient = useQueryClient();
  const isAll = chosen === "others";
  const { mutate, dialog } = useDialogMutation({
    isOpen: chosen !== undefined,
    onClose: onDone,
    failed: "Couldn’t sign out",
    mutationFn: (what: Chosen) =>
      what === "others"
        ? api(ownAccountApi.endOtherSessions)
        : api(ownAccountApi.endSession, { params: { id: what.id } }),
    onSuccess: async () => {
      await queryClient.invalidateQueries(ownSessions());
      onDone();
    },
  });
  return (
    <ConfirmDialog
      {...dialog}
      title="Sign out?"
      confirm={isAll ? "Sign out all others" : "Sign out"}
      pending="Signing out..."
      onConfirm={() => chosen && mutate(chosen)}
    >
      <p>
        {isAll ? "Every browser but this one has" : `${chosen?.device ?? "It"} has`} to sign in again. Nothing else
        changes.
      </p>
    </ConfirmDialog>
  );
}
