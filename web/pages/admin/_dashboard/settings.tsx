import { createFileRoute } from "@tanstack/react-router";
import { prefetch } from "#web/api/queries.ts";
import { SettingsTab } from "#web/shell/admin/settings/settings-tab.tsx";
import { gateHead } from "#web/shell/gate/gate-head.ts";
import { addressIn } from "#web/ui/lists/controls/list-options.ts";

export const Route = createFileRoute("/admin/_dashboard/settings")({
  /** The inner tab and its lists' options, which the tab validates. */
  validateSearch: addressIn,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient, staff }, deps }) => {
    const { tabQueries } = await import("#web/shell/admin/settings/tab-queries.ts"); // loaded for staff only
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
