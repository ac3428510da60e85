import { createFileRoute, Link } from "@tanstack/react-router";
import { accountTexts } from "#contract/accounts/constants.ts";
import { ConfirmAddress } from "#web/features/accounts/email-links/confirm-address.tsx";
import { useLinkToken } from "#web/features/accounts/email-links/use-link-token.ts";
import { BackToHome, Gate, NeedsScript } from "#web/shell/gate/gate.tsx";
import { gateHead } from "#web/shell/gate/gate-head.ts";
import { buttonClass } from "#web/ui/actions/button.tsx";

const about = "So we know it’s yours, and you can get back in if you forget your password.";

export const Route = createFileRoute("/verify-email")({
  head: gateHead({ title: "Confirm your email", description: about, path: "/verify-email" }),
  component: VerifyEmail,
});

function VerifyEmail() {
  const { token, isKnown } = useLinkToken();
  const isDead = isKnown && !token;
  return (
    <Gate
      title="Confirm your email"
      lead={isDead ? accountTexts.linkDeadAbout : about}
      {...(!isDead && {
        points: ["It takes one click", "You don’t need to be signed in", "You can get another link in Settings"],
      })}
      ask={isDead ? accountTexts.linkDead : "Is this email yours?"}
      {...(isDead && { reason: <span role="alert">{accountTexts.linkDeadReason}</span> })}
    >
      {token && <ConfirmAddress token={token} />}
      <NeedsScript />
      {isDead && (
        <Link className={buttonClass()} to="/settings">
          Ask for a new link in Settings
        </Link>
      )}
      <div className="gate__row">
        {!isDead && (
          <Link className="text-link" to="/settings">
            Settings
          </Link>
        )}
        <BackToHome />
      </div>
    </Gate>
  );
}
