import { createFileRoute, Link } from "@tanstack/react-router";
import { useState } from "react";
import { accountTexts } from "#contract/accounts/constants.ts";
import { EmailLinkOutcome } from "#web/features/accounts/email-links/email-link-outcome.tsx";
import { ResetPasswordForm } from "#web/features/accounts/email-links/reset-password-form.tsx";
import { useLinkToken } from "#web/features/accounts/email-links/use-link-token.ts";
import { BackToHome, Gate, NeedsScript } from "#web/shell/gate/gate.tsx";
import { gateHead } from "#web/shell/gate/gate-head.ts";
import { buttonClass } from "#web/ui/actions/button.tsx";

const about =
  "Choose one you don’t use anywhere else. Three or four random words work well. You’ll be signed out everywhere.";

export const Route = createFileRoute("/reset-password")({
  head: gateHead({ title: "New password", description: about, path: "/reset-password" }),
  component: ResetPassword,
});

function ResetPassword() {
  const { token, isKnown } = useLinkToken();
  const [isDone, setDone] = useState(false);
  const isDead = isKnown && !isDone && !token;
  return (
    <Gate
      title="New password"
      lead={isDead ? accountTexts.linkDeadAbout : about}
      ask={isDead ? accountTexts.linkDead : "Choose a password"}
      {...(isDead && { reason: <span role="alert">{accountTexts.linkDeadReason}</span> })}
    >
      {isDone && (
        <>
          <EmailLinkOutcome>Your new password is set. Sign in with it.</EmailLinkOutcome>
          <Link className={buttonClass()} to="/login">
            Sign In
          </Link>
        </>
      )}
      {!isDone && token && <ResetPasswordForm token={token} onReset={() => setDone(true)} />}
      <NeedsScript />
      {isDead && (
        <Link className={buttonClass()} to="/forgot-password">
          Ask for a new link
        </Link>
      )}
      <div className="gate__row">
        {!isDone && !isDead && (
          <Link className="text-link" to="/forgot-password">
            Ask for a new link
          </Link>
        )}
        <BackToHome />
      </div>
    </Gate>
  );
}
