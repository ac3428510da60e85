import { createFileRoute, Link } from "@tanstack/react-router";
import { useState } from "react";
import { ownAccountTexts } from "#contract/staff/own-account/constants.ts";
import { useLinkToken } from "#web/features/accounts/email-links/use-link-token.ts";
import { StaffResetPassword } from "#web/features/staff/email-links/staff-reset-password.tsx";
import { BackToHome, Gate, NeedsScript } from "#web/shell/gate/gate.tsx";
import { gateHead } from "#web/shell/gate/gate-head.ts";
import { MinimalLayout } from "#web/shell/page/minimal-layout.tsx";
import { buttonClass } from "#web/ui/actions/button.tsx";

const about = "Choose one you don’t use anywhere else. You’ll be signed out everywhere.";

export const Route = createFileRoute("/admin/reset-password")({
  staticData: { frame: "admin" },
  head: gateHead({ title: "New staff password", description: about, path: "/admin/reset-password" }),
  component: ResetPassword,
});

function ResetPassword() {
  const { token, isKnown } = useLinkToken();
  const [username, setUsername] = useState<string>();
  return (
    <MinimalLayout>
      <Gate
        title="New password"
        lead={about}
        points={["At least 6 characters", "Three or four words make a good one", "Your second factor stays on"]}
        ask="Your staff account"
      >
        {username !== undefined && (
          <>
            <p role="status">The new password for {username} is set. Sign in with it.</p>
            <Link className={buttonClass()} to="/admin-login">
              Admin Sign In
            </Link>
          </>
        )}
        {username === undefined && token && <StaffResetPassword token={token} onReset={setUsername} />}
        {isKnown && username === undefined && !token && <p role="alert">{ownAccountTexts.linkSpent}</p>}
        <NeedsScript />
        <div className="gate__row">
          {username === undefined && (
            <Link className="text-link" to="/admin/forgot-password">
              Ask for a new link
            </Link>
          )}
          <BackToHome />
        </div>
      </Gate>
    </MinimalLayout>
  );
}
