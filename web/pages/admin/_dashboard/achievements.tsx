import { createFileRoute } from "@tanstack/react-router";
import { prefetch } from "#web/api/queries.ts";
import { AchievementsTab } from "#web/features/achievements/admin/achievements-tab.tsx";
import { gateHead } from "#web/shell/gate/gate-head.ts";
import { addressIn, listOptionsIn } from "#web/ui/lists/controls/list-options.ts";

export const Route = createFileRoute("/admin/_dashboard/achievements")({
  /** Which rows, in which order; the tab knows what there is. */
  validateSearch: addressIn,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    const { achievementList, resultsOf } = await import(
      "#web/features/achievements/admin/achievements-admin.queries.ts"
    ); // for staff alone
    const { rosterForStaff } = await import("#web/features/achievements/admin/players/use-roster.ts"); // the same
    await prefetch(queryClient, [achievementList(listOptionsIn(deps, resultsOf)), rosterForStaff()]);
  },
  head: gateHead({
    title: "Achievements, admin dashboard",
    description: "The results that the team is proud of.",
    path: "/admin/achievements",
  }),
  component: AchievementsTab,
});
