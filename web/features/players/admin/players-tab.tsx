import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { achievementsAdminApi } from "#contract/achievements/admin/endpoints.ts";
import { analyticsAdminApi } from "#contract/analytics/admin/endpoints.ts";
import { firstStepsApi } from "#contract/first-steps/endpoints.ts";
import { playersAdminApi } from "#contract/players/admin/endpoints.ts";
import type { StoredPlayer } from "#contract/players/admin/schemas.ts";
import { playerTexts } from "#contract/players/constants.ts";
import { playersApi } from "#contract/players/endpoints.ts";
import { api } from "#web/api/api-client.ts";
import { useInvalidation } from "#web/api/use-invalidation.ts";
import { useList } from "#web/ui/lists/controls/use-list.ts";
import { loadedRows } from "#web/ui/lists/infinite-rows.ts";
import { ListTab } from "#web/ui/lists/list-tab.tsx";
import { DeleteDialog } from "#web/ui/overlays/delete-dialog.tsx";
import { useRowDialog } from "#web/ui/overlays/use-row-dialog.ts";
import { AddPlayer } from "./add-player.tsx";
import { EditPlayer } from "./edit-player.tsx";
import { type ListedPlayer, listedPlayers, PlayerTable } from "./player-table.tsx";
import { playerList, playerListOptions } from "./players-admin.queries.ts";
import "./players-tab.css";

/** The tab where staff edit the roster. */
export function PlayersTab() {
  const players = useList(playerListOptions, { pages: playerList });
  const { list, state } = players;
  const roster = useInfiniteQuery(playerList({}));
  const listed = (stored: StoredPlayer[]) => listedPlayers(stored, loadedRows(roster));
  const [isAdding, setAdding] = useState(false);
  const edited = useRowDialog<ListedPlayer>();
  const deletion = useRowDialog<StoredPlayer>();
  const changed = useInvalidation(...shownIn);

  function openToEdit(id: string) {
    const found = listed(loadedRows(list)).find(({ player }) => player.id === id);
    if (found) edited.open(found);
    else if (list.hasNextPage && !list.isFetching) void list.fetchNextPage();
    return found !== undefined || (list.isSuccess && !list.hasNextPage);
  }
  return (
    <>
      <ListTab
        name="Players"
        add={{ label: "Add Player", first: "Add the first player", onAdd: () => setAdding(true) }}
        openers={{ edit: openToEdit }}
        of={players}
        itemsName="players"
        search={{ label: "Search players", placeholder: "Gamertag or real name" }}
        empty="No players yet"
      >
        {(rows) => (
          <PlayerTable
            rows={listed(rows)}
            sorting={state.sorting}
            edited={edited.isOpen ? edited.row?.player.id : undefined}
            onEdit={edited.open}
            onDelete={deletion.open}
          />
        )}
      </ListTab>
      <AddPlayer isOpen={isAdding} onChanged={changed} onClose={() => setAdding(false)} />
      <EditPlayer chosen={edited} onChanged={changed} />
      <DeleteDialog
        chosen={deletion}
        nameOf={({ gamertag }) => gamertag}
        confirmLabel="Delete player"
        texts={playerTexts}
        remove={({ id }) => api(playersAdminApi.remove, { params: { id } })}
        onSettled={changed}
      />
    </>
  );
}

/** Calls whose data shows or counts players. Results name those who took part. */
const shownIn = [
  playersApi.list,
  playersAdminApi.listForStaff,
  achievementsAdminApi.listForStaff,
  analyticsAdminApi.overview,
  firstStepsApi.get,
];
