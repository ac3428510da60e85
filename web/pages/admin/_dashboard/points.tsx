import { createFileRoute } from "@tanstack/react-router";
import { prefetch } from "#web/api/queries.ts";
import { PointsTab } from "#web/features/points/admin/points-tab.tsx";
import { gateHead } from "#web/shell/gate/gate-head.ts";
import { addressIn } from "#web/ui/lists/controls/list-options.ts";

export const Route = createFileRoute("/admin/_dashboard/points")({
  /** The inner tab and its list's options, which the tab validates. */
  validateSearch: addressIn,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    const { tabQueries } = await import("#web/features/points/admin/points-admin.queries.ts"); // loaded for staff only
    await prefetch(queryClient, tabQueries(deps));
  },
  head: gateHead(({ programme }) => ({
    title: `${programme.name}, admin dashboard`,
    description: "What points buy, who has them, and every transaction.",
    path: "/admin/points",
  })),
  component: Points,
});

function Points() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <PointsTab
      search={search}
      onSearch={(chosen) => void navigate({ search: chosen, replace: true, resetScroll: false })}
    />
  );
}
