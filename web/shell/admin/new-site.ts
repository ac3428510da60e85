import type { QueryClient } from "@tanstack/react-query";
import { firstStepsApi } from "#contract/first-steps/endpoints.ts";
import { query } from "#web/api/queries.ts";
import { lastSetupStep } from "#web/browser-state/setup-memory.ts";
import type { Staff } from "./staff.ts";
import { mayUse } from "./tabs/dashboard-tabs.ts";

/** Whether the site is still new, and they may set it up. */
export async function maySetUp(queryClient: QueryClient, staff: Staff): Promise<boolean> {
  if (!mayUse(staff, "server", "write")) return false;
  const { isNew } = await queryClient.fetchQuery(query(firstStepsApi.get));
  return isNew;
}

/** Whether the dashboard opens at the setup: they haven't seen it yet, which the server can't know. */
export async function meetsSetup(queryClient: QueryClient, staff: Staff): Promise<boolean> {
  if (typeof document === "undefined" || lastSetupStep(staff.username)) return false;
  return maySetUp(queryClient, staff).catch(() => false); // first steps lead there too
}
