import { choosePalettes, type Palette } from "#contract/art/art.ts";
import type { StoredPlayer } from "#contract/players/admin/schemas.ts";
import { smallPictureOf } from "#web/features/players/picture.ts";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { formatDollars, formatNumber } from "#web/ui/format/numbers.ts";
import "#web/ui/lists/table.css";
import "./player-table.css";

/** A player, and the palette of the portrait that is drawn where they have no picture. */
export type ListedPlayer = { player: StoredPlayer; palette: Palette };

type Actions = { onEdit: (row: ListedPlayer) => void; onDelete: (player: StoredPlayer) => void };
type PlayerTableProps = Actions & {
  players: StoredPlayer[];
  /** The id of whoever is being changed. */
  edited: string | undefined;
};

/** The roster in the order in which visitors see it. */
export function PlayerTable({ players, edited, ...actions }: PlayerTableProps) {
  const palettes = choosePalettes(players);
  return (
    <div className="tblbox">
      <table className="tbl tbl--cards player-list">
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">Image</span>
            </th>
            <th scope="col">Gamertag</th>
            <th scope="col">Role</th>
            <th scope="col" className="r">
              PR
            </th>
            <th scope="col" className="r">
              Earnings
            </th>
            <th scope="col">
              <span className="visually-hidden">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {players.map((player, index) => (
            <PlayerRow
              key={player.id}
              player={player}
              palette={palettes[index] ?? "moor"}
              isOn={player.id === edited}
              {...actions}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function PlayerRow({ player, palette, isOn, onEdit, onDelete }: ListedPlayer & Actions & { isOn: boolean }) {
  const { gamertag, realName, role, powerRanking, earnings } = player;
  return (
    <tr className={isOn ? "is-on" : undefined}>
      <td>
        <img
          src={smallPictureOf(player, palette)}
          alt=""
          width="44"
          height="56"
          loading="lazy"
          referrerPolicy="no-referrer"
        />
      </td>
      <td>
        <b>{gamertag}</b>
        <span className="tbl__sub">{realName}</span>
      </td>
      <td>{role}</td>
      <td className="fig">
        <span className="player-list__label">PR </span>
        {powerRanking === null ? "N/A" : formatNumber(powerRanking)}
      </td>
      <td className="fig">
        <span className="player-list__label">Earned </span>
        {formatDollars(earnings)}
      </td>
      <td className="r tbl__actions">
        <TextButton onClick={() => onEdit({ player, palette })} aria-haspopup="dialog">
          Edit<span className="visually-hidden"> {gamertag}</span>
        </TextButton>
        <TextButton isDestructive onClick={() => onDelete(player)} aria-haspopup="dialog">
          Delete<span className="visually-hidden"> {gamertag}</span>
        </TextButton>
      </td>
    </tr>
  );
}
