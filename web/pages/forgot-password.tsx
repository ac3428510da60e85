import { createFileRoute, Link } from "@tanstack/react-router";
import { ForgotPasswordForm } from "#web/features/accounts/email-links/forgot-password-form.tsx";
import { BackToHome, Gate } from "#web/shell/gate/gate.tsx";
import { gateHead } from "#web/shell/gate/gate-head.ts";

const about = "We’ll email you a link to choose a new one.";

export const Route = createFileRoute("/forgot-password")({
  head: gateHead({ title: "Forgot password", description: about, path: "/forgot-password" }),
  component: ForgotPassword,
});

function ForgotPassword() {
  return (
    <Gate
      title="Forgot password"
      lead={about}
      points={[
        "The link works once and lasts an hour",
        "Check your spam folder too",
        "Your old password works until you set a new one",
      ]}
      ask="Which account?"
    >
      <ForgotPasswordForm />
      <div className="gate__row">
        <Link className="text-link" to="/login">
          Sign In
        </Link>
        <BackToHome />
      </div>
    </Gate>
  );
}
