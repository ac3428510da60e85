import { createFileRoute, redirect } from "@tanstack/react-router";
import { SiteEditor } from "#web/features/team/admin/site-editor.tsx";
import { tabPage } from "#web/shell/admin/tabs/tab-page.ts";
import { useTabSearch } from "#web/shell/admin/tabs/use-tab-search.ts";

export const Route = createFileRoute("/admin/_dashboard/site")({
  ...tabPage({
    path: "site",
    title: "Site",
    description: "What the team says about itself.",
    queries: () => import("#web/features/team/admin/team-admin.queries.ts"),
  }),
  async beforeLoad({ context: { staff } }) {
    const { mayUse } = await import("#web/shell/admin/tabs/dashboard-tabs.ts"); // loaded for staff only
    if (!mayUse(staff, "team", "write")) throw redirect({ to: "/admin/settings" });
    return { mayShare: mayUse(staff, "previewLinks", "write") };
  },
  component: Site,
});

function Site() {
  const { staff, mayShare } = Route.useRouteContext();
  const { search, onSearch } = useTabSearch(Route);
  return <SiteEditor staff={staff} mayShare={mayShare} part={search.part} onPart={(part) => onSearch({ part })} />;
}
