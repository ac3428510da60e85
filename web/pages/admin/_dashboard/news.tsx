import { createFileRoute } from "@tanstack/react-router";
import { prefetch } from "#web/api/queries.ts";
import { staffWriter } from "#web/browser-state/draft-store.ts";
import { NewsTab } from "#web/features/news/admin/news-tab.tsx";
import { gateHead } from "#web/shell/gate/gate-head.ts";
import { addressIn } from "#web/ui/lists/controls/list-options.ts";

export const Route = createFileRoute("/admin/_dashboard/news")({
  /** The list's options, which the tab validates. */
  validateSearch: addressIn,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    const { tabQueries } = await import("#web/features/news/admin/news-admin.queries.ts"); // loaded for staff only
    await prefetch(queryClient, tabQueries(deps));
  },
  head: gateHead({
    title: "News, admin dashboard",
    description: "Articles, written, published and archived.",
    path: "/admin/news",
  }),
  component: News,
});

function News() {
  const { staff } = Route.useRouteContext();
  return <NewsTab writer={staffWriter(staff)} />;
}
