import { createFileRoute } from "@tanstack/react-router";
import { ownAccountTexts } from "#contract/staff/own-account/constants.ts";
import { useLinkToken } from "#web/features/accounts/email-links/use-link-token.ts";
import { ConfirmStaffEmail } from "#web/features/staff/email-links/confirm-staff-email.tsx";
import { BackToHome, Gate, NeedsScript } from "#web/shell/gate/gate.tsx";
import { gateHead } from "#web/shell/gate/gate-head.ts";
import { MinimalLayout } from "#web/shell/page/minimal-layout.tsx";

const about = "So we know it’s yours before we email it about your staff account.";

export const Route = createFileRoute("/admin/confirm-email")({
  staticData: { frame: "admin" },
  head: gateHead({ title: "Confirm your email", description: about, path: "/admin/confirm-email" }),
  component: ConfirmEmail,
});

function ConfirmEmail() {
  const { token, isKnown } = useLinkToken();
  return (
    <MinimalLayout>
      <Gate
        title="Confirm your email"
        lead={about}
        points={[
          "It takes one click",
          "Sign in to that staff account in this browser first",
          "You can get another link in Settings",
        ]}
        ask="Is this email yours?"
      >
        {token && <ConfirmStaffEmail token={token} />}
        {isKnown && !token && <p role="alert">{ownAccountTexts.linkSpent}</p>}
        <NeedsScript />
        <div className="gate__row">
          <BackToHome />
        </div>
      </Gate>
    </MinimalLayout>
  );
}
