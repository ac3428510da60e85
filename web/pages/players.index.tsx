import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { prefetch } from "#web/api/queries.ts";
import { AllPlayers } from "#web/features/player-pages/all-players.tsx";
import { playerPages } from "#web/features/player-pages/player-pages.queries.ts";
import { roster } from "#web/features/players/players.queries.ts";
import { pageHead } from "#web/shell/page/page-head.ts";

export const Route = createFileRoute("/players/")({
  staticData: { page: { kind: "document" } },
  loader: ({ context: { queryClient } }) => prefetch(queryClient, [roster(), playerPages()]),
  head: ({ match: { context } }) =>
    pageHead({ title: "Players", description: `Who plays for ${context.team.name}.`, path: "/players" }, context),
  component: function Players() {
    const players = useQuery(roster());
    const { data: pages = [] } = useQuery(playerPages());
    return <AllPlayers roster={players.data} pages={pages} error={players.error} />;
  },
});
