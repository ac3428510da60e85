import { createFileRoute } from "@tanstack/react-router";
import { prefetch } from "#web/api/queries.ts";
import { SettingsTab } from "#web/shell/admin/settings/settings-tab.tsx";
import { gateHead } from "#web/shell/gate/gate-head.ts";
import { addressIn } from "#web/ui/lists/controls/list-options.ts";

export const Route = createFileRoute("/admin/_dashboard/settings")({
  /** Which inner tab, and what its lists show; the tab knows what there is. */
  validateSearch: addressIn,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient, staff }, deps }) => {
    const { tabQueries } = await import("#web/shell/admin/settings/tab-queries.ts"); // for staff alone
    await prefetch(queryClient, tabQueries(deps, staff));
  },
  head: gateHead({
    title: "Settings, admin dashboard",
    description: "How the site is set up, and who can run it.",
    path: "/admin/settings",
  }),
  component: Settings,
});

function Settings() {
  const { staff } = Route.useRouteContext();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <SettingsTab
      staff={staff}
      search={search}
      onSearch={(chosen) => void navigate({ search: chosen, replace: true, resetScroll: false })}
    />
  );
}
