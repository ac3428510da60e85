import type { QueryClient } from "@tanstack/react-query";
import { redirect } from "@tanstack/react-router";
import { staffReturnUrl } from "#contract/return-url.ts";
import { staffSession } from "#web/features/staff/staff.queries.ts";

type Arrival = { context: { queryClient: QueryClient; siteUrl: string }; search: { returnUrl?: string } };

/** Redirects staff who are already signed in to the page they wanted, or to the dashboard. */
export async function redirectStaff({ context: { queryClient, siteUrl }, search: { returnUrl } }: Arrival) {
  const staff = await queryClient.fetchQuery(staffSession());
  if (staff.isAdmin) throw redirect({ href: staffReturnUrl(returnUrl, siteUrl) });
}
