import { createFileRoute, Link } from "@tanstack/react-router";
import { StaffForgotPassword } from "#web/features/staff/email-links/staff-forgot-password.tsx";
import { BackToHome, Gate, NeedsScript } from "#web/shell/gate/gate.tsx";
import { gateHead } from "#web/shell/gate/gate-head.ts";
import { MinimalLayout } from "#web/shell/page/minimal-layout.tsx";

const about = "If your staff account has an email address, we’ll send it a link to choose a new one.";

export const Route = createFileRoute("/admin/forgot-password")({
  staticData: { frame: "admin" },
  head: gateHead({ title: "Forgot staff password", description: about, path: "/admin/forgot-password" }),
  component: ForgotPassword,
});

function ForgotPassword() {
  return (
    <MinimalLayout>
      <Gate
        title="Forgot password"
        lead={about}
        points={[
          "The link works once and lasts an hour",
          "You’ll still need your second factor",
          "No address? Ask another admin",
        ]}
        ask="Which account?"
      >
        <StaffForgotPassword />
        <NeedsScript />
        <div className="gate__row">
          <Link className="text-link" to="/admin-login">
            Admin Sign In
          </Link>
          <BackToHome />
        </div>
      </Gate>
    </MinimalLayout>
  );
}
