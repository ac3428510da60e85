import { createFileRoute } from "@tanstack/react-router";
import { prefetch } from "#web/api/queries.ts";
import { AchievementsTab } from "#web/features/achievements/admin/achievements-tab.tsx";
import { gateHead } from "#web/shell/gate/gate-head.ts";
import { addressIn, listOptionsIn } from "#web/ui/lists/controls/list-options.ts";

export const Route = createFileRoute("/admin/_dashboard/achievements")({
  /** The list's options, which the tab validates. */
  validateSearch: addressIn,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    const { achievementList, resultListOptions } = await import(
      "#web/features/achievements/admin/achievements-admin.queries.ts"
    ); // loaded for staff only
    const { rosterForStaff } = await import("#web/features/achievements/admin/use-roster.ts"); // loaded for staff only
    await prefetch(queryClient, [achievementList(listOptionsIn(deps, resultListOptions)), rosterForStaff()]);
  },
  head: gateHead({
    title: "Achievements, admin dashboard",
    description: "The results that the team is proud of.",
    path: "/admin/achievements",
  }),
  component: AchievementsTab,
});
