import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { staffRoleLabels } from "#contract/staff/roles.ts";
import { keyClass } from "#web/design/key.tsx";
import { AdminSignInForm } from "#web/features/staff/admin-sign-in-form.tsx";
import { staffCheck } from "#web/features/staff/staff.queries.ts";
import { aboutAdminSignIn } from "./admin-sign-in-head.ts";
import { BackToHome, Gate } from "./gate.tsx";
import { SignOut } from "./sign-out-staff.tsx";
import type { Staff } from "./staff-role.ts";

const behind = ["Players, results, news and videos", "Messages and applications", "Points, rewards and access"];

/** The admins' door. Whoever stands in it is not asked again; whoever has just come through it is on their way inside. */
export function AdminSignIn() {
  const { data: staff } = useQuery(staffCheck());
  const [before] = useState(staff);
  return before?.isAdmin && staff?.isAdmin ? <SignedIn staff={staff} /> : <SignedOut />;
}

const SignedOut = () => (
  <Gate
    title="Admin Sign In"
    lead={aboutAdminSignIn}
    points={behind}
    ask="Sign in"
    because="Staff accounts are made by an admin. There is nothing to register for here."
  >
    <AdminSignInForm signIn="Sign In" />
    <div className="gate__row">
      <Link className="line" to="/login">
        Member Sign In
      </Link>
      <BackToHome />
    </div>
  </Gate>
);

const SignedIn = ({ staff }: { staff: Staff }) => (
  <Gate
    title="Admin Sign In"
    lead={aboutAdminSignIn}
    points={behind}
    ask="You are signed in"
    because={`As ${staff.username}, whose role is ${staffRoleLabels[staff.role]}.`}
  >
    <Link className={keyClass()} to="/admin">
      Admin Panel
    </Link>
    <SignOut face="bone" />
  </Gate>
);
