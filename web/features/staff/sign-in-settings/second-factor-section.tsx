import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { secondFactorApi } from "#contract/staff/second-factor/endpoints.ts";
import type { OwnSecondFactor } from "#contract/staff/second-factor/schemas.ts";
import { api } from "#web/api/api-client.ts";
import { staffSession } from "#web/features/staff/staff.queries.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { ErrorText } from "#web/ui/feedback/error-text.tsx";
import { Loading, Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { useDialogMutation } from "#web/ui/feedback/use-dialog-mutation.ts";
import { Switch } from "#web/ui/fields/switch.tsx";
import { LocalTime } from "#web/ui/marks/local-time.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { PasskeyRows } from "./passkey-rows.tsx";
import { PasswordStep } from "./password-step.tsx";
import { RenewCodes } from "./recovery-codes.tsx";
import { factorPolicy, ownSecondFactor } from "./sign-in-settings.queries.ts";
import { TotpSetupDialog } from "./totp-setup.tsx";
import "./sign-in-settings.css";

type SecondFactorSectionProps = {
  /** Called after something was set up or removed. */
  onChanged?: () => void;
};

/** What the account needs to sign in besides its password. */
export function SecondFactorSection({ onChanged }: SecondFactorSectionProps) {
  const queryClient = useQueryClient();
  const { data, isPending, error, refetch } = useQuery(ownSecondFactor());
  function changed() {
    void queryClient.invalidateQueries(ownSecondFactor());
    onChanged?.();
  }
  return (
    <section aria-labelledby="factor-heading">
      <h3 id="factor-heading">Second factor</h3>
      <p className="sign-in-settings__note">
        With a second factor, someone who learns your password still can’t sign in as you.
      </p>
      {data ? (
        <Factors factors={data} onChanged={changed} />
      ) : isPending ? (
        <Loading contentName="your second factor">
          <Skeleton style={{ minHeight: "5rem" }} />
        </Loading>
      ) : (
        <ErrorState title="Your second factor didn’t load" error={error} onRetry={refetch} />
      )}
    </section>
  );
}

type Asked = "set-up" | "remove" | "renew";

function Factors({ factors, onChanged }: { factors: OwnSecondFactor; onChanged: () => void }) {
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  const dialog = (name: Asked) => ({ isOpen: asked === name, onClose: close, onDone: onChanged });
  const { totpSince, isTotpReadable, passkeys, recoveryCodesLeft, canUsePasskeys } = factors;
  const hasAny = totpSince !== null || passkeys.length > 0;
  return (
    <>
      <ul className="sign-in-settings__rows">
        <li>
          <b>Authenticator app</b>
          <p className="muted">
            {totpSince ? (
              <>
                On since <LocalTime at={totpSince} />.{" "}
                {!isTotpReadable &&
                  "Its codes no longer work: this site’s secret has changed. Remove it and set it up again."}
              </>
            ) : (
              "A code from an app such as 1Password, Aegis or Google Authenticator."
            )}
          </p>
          {totpSince ? (
            <TextButton isDestructive onClick={() => setAsked("remove")}>
              Remove app
            </TextButton>
          ) : (
            <Button small variant="light" onClick={() => setAsked("set-up")}>
              Set up app
            </Button>
          )}
        </li>
        <PasskeyRows passkeys={passkeys} canAdd={canUsePasskeys} onChanged={onChanged} />
        {hasAny && (
          <li>
            <b>Recovery codes</b>
            <p className="muted">{leftOver(recoveryCodesLeft)}</p>
            <Button small variant="secondary" onClick={() => setAsked("renew")}>
              Get new codes
            </Button>
          </li>
        )}
      </ul>
      <TotpSetupDialog {...dialog("set-up")} />
      <RemoveTotp {...dialog("remove")} />
      <RenewCodes {...dialog("renew")} />
    </>
  );
}

function leftOver(count: number): string {
  if (count === 0) return "All used. Get new ones now, while you can still sign in.";
  return count === 1 ? "One left. Each signs you in once." : `${count} left. Each signs you in once.`;
}

type RemoveTotpProps = { isOpen: boolean; onClose: () => void; onDone: () => void };

function RemoveTotp({ isOpen, onClose, onDone }: RemoveTotpProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Remove authenticator app?">
      {isOpen && (
        <PasswordStep
          submit="Remove app"
          failed="Couldn’t remove it"
          send={(body) => api(secondFactorApi.removeTotp, { body })}
          onSent={() => {
            onDone();
            onClose();
          }}
          onCancel={onClose}
        >
          <p>Codes from the app will stop working. Unless you have a passkey, your password alone will sign you in.</p>
        </PasswordStep>
      )}
    </Dialog>
  );
}

/** Whether admins need a second factor. Before it's turned on, lists the admins who have none. */
export function FactorPolicySection() {
  const queryClient = useQueryClient();
  const { data } = useQuery(factorPolicy());
  const [isConfirmOpen, setConfirmOpen] = useState(false);
  const { mutate, dialog } = useDialogMutation({
    isOpen: isConfirmOpen,
    onClose: () => setConfirmOpen(false),
    failureTitle: "Couldn’t change this",
    mutationFn: (isRequired: boolean) => api(secondFactorApi.setPolicy, { body: { isRequired } }),
    onSuccess: (answer) => {
      queryClient.setQueryData(factorPolicy().queryKey, answer);
      void queryClient.invalidateQueries(staffSession());
    },
  });
  return (
    <section aria-labelledby="policy-heading">
      <h3 id="policy-heading">Second factor for admins</h3>
      <p className="switch-note">
        When on, admins must set one up before they can do anything else. Temporary links don’t need one.
      </p>
      <Switch
        isOn={data?.isRequired}
        isBusy={dialog.isBusy}
        onSwitch={(isOn) => (isOn ? setConfirmOpen(true) : mutate(false))}
      >
        Require a second factor
      </Switch>
      {!isConfirmOpen && <ErrorText>{dialog.failure}</ErrorText>}
      <ConfirmDialog
        {...dialog}
        title="Require a second factor?"
        confirmLabel="Require it"
        pendingLabel="Saving..."
        onConfirm={() => mutate(true)}
      >
        <p>{data && data.without.length > 0 ? missing(data.without) : "Every admin already has one."}</p>
      </ConfirmDialog>
    </section>
  );
}

const missing = (names: readonly string[]) =>
  `${names.join(", ")} ${names.length === 1 ? "doesn’t" : "don’t"} have one yet, and must set one up before doing anything else.`;
