import type { QueryClient } from "@tanstack/react-query";
import { redirect } from "@tanstack/react-router";
import { staffCheck } from "#web/features/staff/staff.queries.ts";

/** Sends staff who are signed in already on to the dashboard. */
export async function redirectStaff({ context: { queryClient } }: { context: { queryClient: QueryClient } }) {
  const staff = await queryClient.fetchQuery(staffCheck());
  if (staff.isAdmin) throw redirect({ to: "/admin" });
}
