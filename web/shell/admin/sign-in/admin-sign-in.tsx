import { Link, useLocation } from "@tanstack/react-router";
import { useTeam } from "#web/api/team.ts";
import { AdminSignInForm } from "#web/features/staff/sign-in/admin-sign-in-form.tsx";
import { PasskeySignIn } from "#web/features/staff/sign-in/passkey-sign-in.tsx";
import { BackToHome, Gate } from "#web/shell/gate/gate.tsx";
import { aboutAdminSignIn } from "./admin-sign-in-options.ts";
import { useStaffReturn } from "./use-staff-return.ts";
import "./admin-sign-in.css";

const behind = ["Players, results, news and videos", "Messages and applications"];

/** The staff's sign-in page. Staff who are already signed in are redirected. */
export function AdminSignIn() {
  const action = useLocation({ select: ({ pathname }) => pathname });
  const { posted, returnUrl, goOn } = useStaffReturn();
  return (
    <Gate
      title="Admin Sign In"
      lead={aboutAdminSignIn}
      points={[...behind, useTeam().programme.isOn ? "Points, rewards and access" : "Events and access"]}
      ask="Staff account"
      reason="Staff accounts are created by an admin."
    >
      <AdminSignInForm action={action} returnUrl={returnUrl} posted={posted} signIn="Sign In" onSignedIn={goOn} />
      <PasskeySignIn onSignedIn={goOn} />
      <div className="gate__row">
        <Link className="text-link" to="/admin/forgot-password">
          Forgot password?
        </Link>
        <Link className="text-link" to="/login">
          Member Sign In
        </Link>
        <BackToHome />
      </div>
    </Gate>
  );
}
