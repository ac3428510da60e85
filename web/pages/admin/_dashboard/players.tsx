import { createFileRoute } from "@tanstack/react-router";
import { prefetch } from "#web/api/queries.ts";
import { PlayersTab } from "#web/features/players/admin/players-tab.tsx";
import { gateHead } from "#web/shell/gate/gate-head.ts";
import { addressIn, listOptionsIn } from "#web/ui/lists/controls/list-options.ts";

export const Route = createFileRoute("/admin/_dashboard/players")({
  /** The list's options, which the tab validates. */
  validateSearch: addressIn,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    // loaded for staff only
    const { playerList, playerListOptions } = await import("#web/features/players/admin/players-admin.queries.ts");
    await prefetch(queryClient, [playerList(listOptionsIn(deps, playerListOptions)), playerList({})]);
  },
  head: gateHead({
    title: "Players, admin dashboard",
    description: "The roster that visitors see.",
    path: "/admin/players",
  }),
  component: PlayersTab,
});
