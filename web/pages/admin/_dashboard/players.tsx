import { createFileRoute } from "@tanstack/react-router";
import { prefetch } from "#web/api/queries.ts";
import { PlayersTab } from "#web/features/players/admin/players-tab.tsx";
import { gateHead } from "#web/shell/gate/gate-head.ts";

export const Route = createFileRoute("/admin/_dashboard/players")({
  loader: async ({ context: { queryClient } }) => {
    const { playerList } = await import("#web/features/players/admin/players-admin.queries.ts"); // for staff alone
    await prefetch(queryClient, [playerList()]);
  },
  head: gateHead({
    title: "Players, admin dashboard",
    description: "The roster that visitors see.",
    path: "/admin/players",
  }),
  component: PlayersTab,
});
