import { keepPreviousData, useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { achievementsAdminApi } from "#contract/achievements/admin/endpoints.ts";
import { analyticsAdminApi } from "#contract/analytics/admin/endpoints.ts";
import { firstStepsApi } from "#contract/first-steps/endpoints.ts";
import { playersAdminApi } from "#contract/players/admin/endpoints.ts";
import type { StoredPlayer } from "#contract/players/admin/schemas.ts";
import { playerTexts } from "#contract/players/constants.ts";
import { playersApi } from "#contract/players/endpoints.ts";
import { api } from "#web/api/api-client.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { ListSearch } from "#web/ui/lists/controls/list-search.tsx";
import { useList } from "#web/ui/lists/controls/use-list.ts";
import { DashboardTabHead } from "#web/ui/lists/dashboard-tab-head.tsx";
import { InfiniteList } from "#web/ui/lists/infinite-list.tsx";
import { loadedRows } from "#web/ui/lists/infinite-rows.ts";
import { DeleteDialog } from "#web/ui/overlays/delete-dialog.tsx";
import { useOpenFromAddress } from "#web/ui/overlays/use-open-from-address.ts";
import { useRowDialog } from "#web/ui/overlays/use-row-dialog.ts";
import { AddPlayer } from "./add-player.tsx";
import { EditPlayer } from "./edit-player.tsx";
import { type ListedPlayer, listedPlayers, PlayerTable } from "./player-table.tsx";
import { playerList, playerListOptions } from "./players-admin.queries.ts";
import "./players-tab.css";

/** The tab where staff edit the roster. */
export function PlayersTab() {
  const state = useList(playerListOptions);
  const list = useInfiniteQuery({ ...playerList(state.options), placeholderData: keepPreviousData });
  const roster = useInfiniteQuery(playerList({}));
  const listed = (players: StoredPlayer[]) => listedPlayers(players, loadedRows(roster));
  const [isAdding, setAdding] = useState(false);
  const edited = useRowDialog<ListedPlayer>();
  const deletion = useRowDialog<StoredPlayer>();
  const changed = usePlayersChanged();
  const id = deletion.row?.id ?? "";
  useOpenFromAddress({
    create: () => {
      setAdding(true);
      return true;
    },
    edit: (asked) => {
      const found = listed(loadedRows(list)).find(({ player }) => player.id === asked);
      if (found) edited.open(found);
      else if (list.hasNextPage && !list.isFetching) void list.fetchNextPage();
      return found !== undefined || (list.isSuccess && !list.hasNextPage);
    },
  });
  return (
    <>
      <DashboardTabHead
        name="Players"
        list={list}
        action={
          <Button small aria-haspopup="dialog" onClick={() => setAdding(true)}>
            Add Player
          </Button>
        }
      />
      <div className="admin-tools">
        <ListSearch
          label="Search players"
          placeholder="Gamertag or real name"
          state={state}
          list={list}
          itemsName="players"
        />
      </div>
      <InfiniteList
        list={list}
        itemsName="players"
        empty="No players yet"
        hint={
          <TextButton aria-haspopup="dialog" onClick={() => setAdding(true)}>
            Add the first player
          </TextButton>
        }
        state={state}
      >
        {(players) => (
          <PlayerTable
            rows={listed(players)}
            sorting={state.sorting}
            edited={edited.isOpen ? edited.row?.player.id : undefined}
            onEdit={edited.open}
            onDelete={deletion.open}
          />
        )}
      </InfiniteList>
      <AddPlayer isOpen={isAdding} onChanged={changed} onClose={() => setAdding(false)} />
      <EditPlayer chosen={edited} onChanged={changed} />
      <DeleteDialog
        isOpen={deletion.isOpen}
        id={id}
        name={deletion.row?.gamertag ?? ""}
        confirmLabel="Delete player"
        texts={playerTexts}
        remove={() => api(playersAdminApi.remove, { params: { id } })}
        onClose={deletion.close}
        onSettled={changed}
      />
    </>
  );
}

const { list } = playersApi;
const { listForStaff } = playersAdminApi;

/** Returns a function that reloads everything that shows or counts players. */
function usePlayersChanged() {
  const queryClient = useQueryClient();
  return () => {
    const results = achievementsAdminApi.listForStaff; // they name the players who took part
    for (const { path } of [list, listForStaff, results, analyticsAdminApi.overview, firstStepsApi.get])
      void queryClient.invalidateQueries({ queryKey: [path] });
  };
}
