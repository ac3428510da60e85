import { createFileRoute } from "@tanstack/react-router";
import { SettingsTab } from "#web/shell/admin/settings/settings-tab.tsx";
import { tabPage } from "#web/shell/admin/tabs/tab-page.ts";
import { useTabSearch } from "#web/shell/admin/tabs/use-tab-search.ts";

export const Route = createFileRoute("/admin/_dashboard/settings")({
  ...tabPage({
    path: "settings",
    title: "Settings",
    description: "How the site is set up, and who can run it.",
    queries: () => import("#web/shell/admin/settings/tab-queries.ts"),
  }),
  component: Settings,
});

function Settings() {
  const { staff } = Route.useRouteContext();
  return <SettingsTab staff={staff} {...useTabSearch(Route)} />;
}
