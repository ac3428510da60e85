import { createFileRoute } from "@tanstack/react-router";
import { PlayersTab } from "#web/features/players/admin/players-tab.tsx";
import { tabPage } from "#web/shell/admin/tabs/tab-page.ts";

export const Route = createFileRoute("/admin/_dashboard/players")({
  ...tabPage({
    path: "players",
    title: "Players",
    description: "The roster that visitors see.",
    queries: () => import("#web/features/players/admin/players-admin.queries.ts"),
  }),
  component: PlayersTab,
});
