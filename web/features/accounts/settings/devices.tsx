import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { AccountSession } from "#contract/account-session.ts";
import { accountsApi } from "#contract/accounts/endpoints.ts";
import { memberSessions } from "#web/features/accounts/accounts.queries.ts";
import { describeError } from "#web/features/accounts/error-message.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { Loading, Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { Badge } from "#web/ui/marks/badge.tsx";
import { LocalTime } from "#web/ui/marks/local-time.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { SettingsSection } from "./settings-section.tsx";
import { useOwnAccount } from "./use-own-account.ts";
import "./devices.css";
import { api } from "#web/api/api-client.ts";

/** What to sign out: one browser, or all others. */
type Chosen = AccountSession | "others";

/** Where the member is signed in, with buttons to sign out. */
export function Devices() {
  const { data: sessions, isPending, refetch } = useQuery(memberSessions());
  const [chosen, setChosen] = useState<Chosen>();
  return (
    <SettingsSection
      id="devices"
      title="Devices"
      about="Every browser you’re signed in on. If you don’t recognise one, sign it out and change your password."
    >
      {sessions ? (
        <>
          <ul className="devices">
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
      ) : (
        <DevicesToCome isPending={isPending} onRetry={refetch} />
      )}
      <EndSession chosen={chosen} onDone={() => setChosen(undefined)} />
    </SettingsSection>
  );
}

function Device({ session, onEnd }: { session: AccountSession; onEnd: () => void }) {
  const { device, createdAt, lastSeenAt, isCurrent } = session;
  return (
    <li>
      <h3>{device}</h3>
      <p className="muted">
        Signed in <LocalTime at={createdAt} />. Last seen <LocalTime at={lastSeenAt} />.
      </p>
      {isCurrent ? (
        <Badge tone="ok">This device</Badge>
      ) : (
        <Button small variant="secondary" aria-label={`Sign out ${device}`} onClick={onEnd}>
          Sign out
        </Button>
      )}
    </li>
  );
}

const DevicesToCome = ({ isPending, onRetry }: { isPending: boolean; onRetry: () => void }) =>
  isPending ? (
    <Loading what="your devices">
      <Skeleton style={{ minHeight: "5rem" }} />
    </Loading>
  ) : (
    <ErrorState title="Your devices didn’t load" onRetry={onRetry}>
      Please check your connection and try again.
    </ErrorState>
  );

function EndSession({ chosen, onDone }: { chosen: Chosen | undefined; onDone: () => void }) {
  const { refreshSessions } = useOwnAccount();
  const ending = useMutation({
    mutationFn: (what: Chosen) =>
      what === "others" ? api(accountsApi.endOtherSessions) : api(accountsApi.endSession, { params: { id: what.id } }),
    onSuccess: (_nothing, what) =>
      toast({
        title: what === "others" ? "Signed out everywhere else" : `Signed out: ${what.device}`,
        about: "devices",
      }),
    onError: (error) =>
      toast({ ...describeError({ title: "Couldn’t sign out" })(error), tone: "bad", about: "devices" }),
    onSettled: async () => {
      await refreshSessions();
      onDone();
    },
  });
  const isAll = chosen === "others";
  return (
    <ConfirmDialog
      isOpen={chosen !== undefined}
      title="Sign out?"
      confirm={isAll ? "Sign out all others" : "Sign out"}
      pending="Signing out..."
      isBusy={ending.isPending}
      onConfirm={() => chosen && ending.mutate(chosen)}
      onClose={onDone}
    >
      <p>
        {isAll ? "Every browser but this one has" : `${chosen?.device ?? "It"} has`} to sign in again. Nothing else
        changes.
      </p>
    </ConfirmDialog>
  );
}
