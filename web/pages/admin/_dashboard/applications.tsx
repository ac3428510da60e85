import { createFileRoute } from "@tanstack/react-router";
import { prefetch } from "#web/api/queries.ts";
import { ApplicationsTab } from "#web/features/applications/admin/applications-tab.tsx";
import { gateHead } from "#web/shell/gate/gate-head.ts";

const word = (value: unknown) => (typeof value === "string" ? value : undefined);

export const Route = createFileRoute("/admin/_dashboard/applications")({
  /** What is shown of them; the tab knows which values there are. */
  validateSearch: ({ status, type }: { status?: unknown; type?: unknown }): { status?: string; type?: string } => ({
    status: word(status),
    type: word(type),
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    const { tabQueries } = await import("#web/features/applications/admin/tab-queries.ts"); // for staff alone
    await prefetch(queryClient, tabQueries(deps));
  },
  head: gateHead({
    title: "Applications, admin dashboard",
    description: "Who wants to join, and your answers.",
    path: "/admin/applications",
  }),
  component: Applications,
});

function Applications() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <ApplicationsTab
      search={search}
      onFilter={(chosen) => void navigate({ search: chosen, replace: true, resetScroll: false })}
    />
  );
}
