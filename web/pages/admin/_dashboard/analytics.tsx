import { createFileRoute } from "@tanstack/react-router";
import { prefetch } from "#web/api/queries.ts";
import { AnalyticsTab } from "#web/features/analytics/analytics-tab.tsx";
import type { Search } from "#web/features/analytics/period-words.ts";
import { gateHead } from "#web/shell/gate/gate-head.ts";

export const Route = createFileRoute("/admin/_dashboard/analytics")({
  validateSearch: ({ days }: { days?: unknown }): Search => (days === undefined ? {} : { days: Number(days) }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    const { overview, viewers } = await import("#web/features/analytics/analytics.queries.ts"); // loaded for staff only
    const { periodIn } = await import("#web/features/analytics/period-words.ts");
    await prefetch(queryClient, [overview(periodIn(deps)), viewers()]);
  },
  head: gateHead({
    title: "Analytics, admin dashboard",
    description: "How many people visit the site, and which pages they read.",
    path: "/admin/analytics",
  }),
  component: Analytics,
});

function Analytics() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <AnalyticsTab
      search={search}
      onSearch={(chosen) => void navigate({ search: chosen, replace: true, resetScroll: false })}
    />
  );
}
