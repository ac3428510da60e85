import { createFileRoute } from "@tanstack/react-router";
import { PointsTab } from "#web/features/points/admin/points-tab.tsx";
import { tabPage } from "#web/shell/admin/tabs/tab-page.ts";
import { useTabSearch } from "#web/shell/admin/tabs/use-tab-search.ts";

export const Route = createFileRoute("/admin/_dashboard/points")({
  ...tabPage({
    path: "points",
    description: "What points buy, who has them, and every transaction.",
    queries: () => import("#web/features/points/admin/points-admin.queries.ts"),
  }),
  component: Points,
});

function Points() {
  return <PointsTab {...useTabSearch(Route)} />;
}
