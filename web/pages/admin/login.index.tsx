import { createFileRoute } from "@tanstack/react-router";
import { AdminSignIn } from "#web/shell/admin/sign-in/admin-sign-in.tsx";
import { adminSignInHead } from "#web/shell/admin/sign-in/admin-sign-in-head.ts";
import { redirectStaff } from "#web/shell/admin/sign-in/redirect-staff.ts";
import { staffSignInSearch } from "#web/shell/admin/sign-in/staff-sign-in-search.ts";

export const Route = createFileRoute("/admin/login/")({
  validateSearch: staffSignInSearch,
  staticData: { search: { returnUrl: "any" } },
  beforeLoad: redirectStaff,
  head: adminSignInHead,
  component: AdminSignIn,
});
