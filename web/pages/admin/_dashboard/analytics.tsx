import { createFileRoute } from "@tanstack/react-router";
import { AnalyticsTab } from "#web/features/analytics/analytics-tab.tsx";
import type { Search } from "#web/features/analytics/period-words.ts";
import { tabPage } from "#web/shell/admin/tabs/tab-page.ts";
import { useTabSearch } from "#web/shell/admin/tabs/use-tab-search.ts";

export const Route = createFileRoute("/admin/_dashboard/analytics")({
  ...tabPage({
    path: "analytics",
    title: "Analytics",
    description: "How many people visit the site, and which pages they read.",
    queries: () => import("#web/features/analytics/analytics.queries.ts"),
  }),
  validateSearch: ({ days }: { days?: unknown }): Search => (days === undefined ? {} : { days: Number(days) }),
  component: Analytics,
});

function Analytics() {
  return <AnalyticsTab {...useTabSearch(Route)} />;
}
