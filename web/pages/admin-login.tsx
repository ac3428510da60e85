import { createFileRoute } from "@tanstack/react-router";
import { AdminSignIn } from "#web/shell/admin/sign-in/admin-sign-in.tsx";
import { adminSignInHead, redirectStaff, staffSignInSearch } from "#web/shell/admin/sign-in/admin-sign-in-options.ts";

export const Route = createFileRoute("/admin-login")({
  validateSearch: staffSignInSearch,
  staticData: { search: { returnUrl: "any" } },
  beforeLoad: redirectStaff,
  head: adminSignInHead,
  component: AdminSignIn,
});
