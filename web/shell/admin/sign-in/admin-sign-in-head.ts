import { gateHead } from "#web/shell/gate/gate-head.ts";

export const aboutAdminSignIn = "For admins, chiefs and management. Members sign in separately.";

/** The admins' sign-in has two addresses. */
export const adminSignInHead = gateHead({
  title: "Admin Sign In",
  description: aboutAdminSignIn,
  path: "/admin-login",
});
