import type { QueryClient } from "@tanstack/react-query";
import { redirect } from "@tanstack/react-router";
import { staffReturnUrl } from "#contract/return-url.ts";
import { staffSession } from "#web/features/staff/staff.queries.ts";
import { gateHead } from "#web/shell/gate/gate-head.ts";

type Arrival = { context: { queryClient: QueryClient; siteUrl: string }; search: { returnUrl?: string } };

/** Redirects staff who are already signed in to the page they wanted, or to the dashboard. */
export async function redirectStaff({ context: { queryClient, siteUrl }, search: { returnUrl } }: Arrival) {
  const staff = await queryClient.fetchQuery(staffSession());
  if (staff.isAdmin) throw redirect({ href: staffReturnUrl(returnUrl, siteUrl) });
}

type Asked = { returnUrl?: unknown };

/** Returns the search option of the staff sign-in pages: where to go after signing in. */
export const staffSignInSearch = ({ returnUrl }: Asked): { returnUrl?: string } =>
  typeof returnUrl === "string" ? { returnUrl } : {};

export const aboutAdminSignIn = "For admins, chiefs and management. Members sign in separately.";

/** Shared by the two addresses of the staff sign-in. */
export const adminSignInHead = gateHead({
  title: "Admin Sign In",
  description: aboutAdminSignIn,
  path: "/admin-login",
});
