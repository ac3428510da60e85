import type { QueryClient } from "@tanstack/react-query";
import { setupTexts } from "#contract/first-steps/constants.ts";
import { firstStepsApi } from "#contract/first-steps/endpoints.ts";
import { staffTexts } from "#contract/staff/constants.ts";
import { query } from "#web/api/queries.ts";
import { lastSetupStep, publishedStep } from "#web/browser-state/setup-memory.ts";
import { toast, toasts } from "#web/ui/feedback/toast-queue.ts";
import type { Staff } from "./staff.ts";
import { mayUse } from "./tabs/dashboard-tabs.ts";

/** Whether they may see a step of the setup. Its end says that the site is published, so that's all that's left of it then. */
export const maySeeSetup = async (queryClient: QueryClient, staff: Staff, step: string | undefined) =>
  step === publishedStep ? mayUse(staff, "server", "write") : maySetUp(queryClient, staff);

/** Whether the site is still new, and they may set it up. */
async function maySetUp(queryClient: QueryClient, staff: Staff): Promise<boolean> {
  if (!mayUse(staff, "server", "write")) return false;
  const { isNew } = await queryClient.fetchQuery(query(firstStepsApi.get));
  return isNew;
}

/** Whether the dashboard opens at the setup: they haven't seen it yet, which the server can't know. */
export async function meetsSetup(queryClient: QueryClient, staff: Staff): Promise<boolean> {
  if (typeof document === "undefined" || lastSetupStep(staff.username)) return false;
  const meets = await maySetUp(queryClient, staff).catch(() => false); // first steps lead there too
  if (meets) welcome(staff.username);
  return meets;
}

/** Nobody is back at a site that they see for the first time. */
function welcome(username: string) {
  if (toasts.shown()?.title === staffTexts.welcome(username)) toast({ title: setupTexts.welcome(username) });
}
