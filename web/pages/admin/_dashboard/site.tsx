import { createFileRoute, redirect } from "@tanstack/react-router";
import { SiteEditor } from "#web/features/team/admin/site-editor.tsx";
import { tabPage } from "#web/shell/admin/tabs/tab-page.ts";

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
  const { part } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <SiteEditor
      staff={staff}
      mayShare={mayShare}
      part={part}
      onPart={(id) => void navigate({ search: { part: id }, replace: true, resetScroll: false })}
    />
  );
}
