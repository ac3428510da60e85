import { createFileRoute } from "@tanstack/react-router";
import { staffWriter } from "#web/browser-state/draft-store.ts";
import { NewsTab } from "#web/features/news/admin/news-tab.tsx";
import { tabPage } from "#web/shell/admin/tabs/tab-page.ts";

export const Route = createFileRoute("/admin/_dashboard/news")({
  ...tabPage({
    path: "news",
    title: "News",
    description: "Articles, written, published and archived.",
    queries: () => import("#web/features/news/admin/news-admin.queries.ts"),
  }),
  component: News,
});

function News() {
  const { staff } = Route.useRouteContext();
  return <NewsTab writer={staffWriter(staff)} />;
}
