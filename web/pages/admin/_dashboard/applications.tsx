import { createFileRoute } from "@tanstack/react-router";
import { ApplicationsTab } from "#web/features/applications/admin/applications-tab.tsx";
import { tabPage } from "#web/shell/admin/tabs/tab-page.ts";

export const Route = createFileRoute("/admin/_dashboard/applications")({
  ...tabPage({
    path: "applications",
    title: "Applications",
    description: "Who wants to join, and your answers.",
    queries: () => import("#web/features/applications/admin/application-reviews.queries.ts"),
  }),
  component: ApplicationsTab,
});
