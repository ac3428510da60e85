import { createFileRoute } from "@tanstack/react-router";
import { AccessTab } from "#web/features/access-links/access-tab.tsx";
import { tabPage } from "#web/shell/admin/tabs/tab-page.ts";

export const Route = createFileRoute("/admin/_dashboard/temp-access")({
  ...tabPage({
    path: "temp-access",
    title: "Temp Access",
    description: "Links that let someone in for a while.",
    queries: () => import("#web/features/access-links/access-links.queries.ts"),
  }),
  component: AccessTab,
});
