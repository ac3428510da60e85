import { gateHead } from "#web/shell/gate/gate-head.ts";

export const aboutAdminSignIn = "For admins, chiefs and management. Members sign in separately.";

/** Shared by the two addresses of the staff sign-in. */
export const adminSignInHead = gateHead({
  title: "Admin Sign In",
  description: aboutAdminSignIn,
  path: "/admin-login",
});
