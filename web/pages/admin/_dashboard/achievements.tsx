import { createFileRoute } from "@tanstack/react-router";
import { AchievementsTab } from "#web/features/achievements/admin/achievements-tab.tsx";
import { tabPage } from "#web/shell/admin/tabs/tab-page.ts";

export const Route = createFileRoute("/admin/_dashboard/achievements")({
  ...tabPage({
    path: "achievements",
    title: "Achievements",
    description: "The results that the team is proud of.",
    queries: () => import("#web/features/achievements/admin/achievements-admin.queries.ts"),
  }),
  component: AchievementsTab,
});
