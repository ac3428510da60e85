import { choosePalettes, type Palette } from "#contract/art/portraits.ts";
import { playerPath } from "#contract/player-pages/player-path.ts";
import type { StoredPlayer } from "#contract/players/admin/schemas.ts";
import { useTeam } from "#web/api/team.ts";
import { smallPictureOf } from "#web/features/players/player-picture.ts";
import { Money } from "#web/ui/format/money.tsx";
import { formatNumber } from "#web/ui/format/numbers.ts";
import type { ListSorting } from "#web/ui/lists/controls/use-list.ts";
import { BreakableName } from "#web/ui/marks/breakable-name.tsx";
import { GameName } from "#web/ui/nouns/game-name.tsx";
import { Picture } from "#web/ui/pictures/picture.tsx";
import { actionsColumn, type Column } from "#web/ui/table/columns.ts";
import { DataTable } from "#web/ui/table/data-table.tsx";
import { RowActions } from "#web/ui/table/row-menu.tsx";
import "./player-table.css";

/** A player, and the palette of the portrait drawn if they have no picture. */
export type ListedPlayer = { player: StoredPlayer; palette: Palette };

type Row = ListedPlayer & { id: string };
type Actions = { onEdit: (row: ListedPlayer) => void; onDelete: (player: StoredPlayer) => void };
type PlayerTableProps = Actions & {
  rows: Row[];
  sorting: ListSorting;
  /** The id of the player being edited. */
  edited: string | undefined;
};

/** Players, in the order visitors see them unless sorted otherwise. */
export const PlayerTable = ({ rows, sorting, edited, ...actions }: PlayerTableProps) => (
  <DataTable columns={columnsWith(actions)} rows={rows} sorting={sorting} selected={edited} className="player-table" />
);

/** Adds each player's palette, which depends on their place in the roster rather than in the list. */
export function listedPlayers(players: StoredPlayer[], roster: StoredPlayer[]): Row[] {
  const inOrder = choosePalettes(roster);
  const palettes = new Map(roster.map(({ id }, at) => [id, inOrder[at]]));
  return players.map((player) => ({ id: player.id, player, palette: palettes.get(player.id) ?? "moor" }));
}

function SmallPicture({ player, palette }: ListedPlayer) {
  const { playerPictures } = useTeam();
  return <Picture {...smallPictureOf(player, palette, playerPictures)} width="44" height="56" />;
}

const columnsWith = ({ onEdit, onDelete }: Actions): Column<Row>[] => [
  {
    header: "Image",
    meta: { card: "lead", isHeaderHidden: true },
    cell: ({ row: { original } }) => <SmallPicture {...original} />,
  },
  {
    header: "Gamertag",
    id: "gamertag",
    accessorFn: ({ player }) => player.gamertag,
    meta: { card: "title" },
    cell: ({ row: { original } }) => (
      <>
        <b>
          <BreakableName>{original.player.gamertag}</BreakableName>
        </b>
        {original.player.isFormer && <span className="player-table__former">Former</span>}
        <span className="table__sub">{original.player.realName}</span>
        {original.player.hasPage && (
          <a className="table__sub" href={playerPath(original.player.id)}>
            Own page
          </a>
        )}
      </>
    ),
  },
  {
    header: "Role",
    id: "role",
    accessorFn: ({ player }) => player.role,
    meta: { card: "text" },
    cell: ({ row: { original } }) => (
      <>
        {original.player.role}
        <GameName game={original.player.game} className="table__sub" />
      </>
    ),
  },
  {
    header: "PR",
    id: "powerRanking",
    accessorFn: ({ player }) => player.powerRanking ?? undefined,
    sortDescFirst: false, // the lowest ranking is the best
    meta: { kind: "figure" },
    cell: ({ row: { original } }) => {
      const { powerRanking } = original.player;
      return powerRanking === null ? "N/A" : formatNumber(powerRanking);
    },
  },
  {
    header: "Earnings",
    id: "earnings",
    sortDescFirst: true,
    accessorFn: ({ player }) => player.earnings,
    meta: { kind: "figure" },
    cell: ({ row: { original } }) => <Money amount={original.player.earnings} />,
  },
  actionsColumn((row) => (
    <RowActions name={row.player.gamertag} onEdit={() => onEdit(row)} onDelete={() => onDelete(row.player)} />
  )),
];
