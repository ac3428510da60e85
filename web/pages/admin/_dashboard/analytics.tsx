import { createFileRoute } from "@tanstack/react-router";
import { prefetch } from "#web/api/queries.ts";
import { AnalyticsTab } from "#web/features/analytics/analytics-tab.tsx";
import { gateHead } from "#web/shell/gate/gate-head.ts";

export const Route = createFileRoute("/admin/_dashboard/analytics")({
  loader: async ({ context: { queryClient } }) => {
    const { overview, viewers } = await import("#web/features/analytics/analytics.queries.ts"); // for staff alone
    await prefetch(queryClient, [overview(), viewers()]);
  },
  head: gateHead({
    title: "Analytics, admin dashboard",
    description: "How many visit the site, and which pages they read.",
    path: "/admin/analytics",
  }),
  component: AnalyticsTab,
});
