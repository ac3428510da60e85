import type { CSSProperties, ReactNode } from "react";
import { choosePalettes } from "#contract/art/portraits.ts";
import type { Player } from "#contract/players/schemas.ts";
import { useTeam } from "#web/api/team.ts";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { AsyncList, type AsyncListQuery } from "#web/ui/lists/async-list.tsx";
import { PlayerEntry, rosterPlaces } from "./player-entry.tsx";
import { playerPictureOf } from "./player-picture.ts";
import "./roster.css";

const skeletonHeights = [264, 310, 355, 401, 447, 492];

type MarkOf = (player: Player) => ReactNode;
type RosterProps = {
  players: AsyncListQuery<Player>;
  filter?: ReactNode;
  /** What is shown on a player's picture. */
  markOf?: MarkOf;
};

/** The team as a skyline. The higher a player's power ranking, the taller their picture. */
export function Roster({ players, filter, markOf = () => null }: RosterProps) {
  const { headings, leads } = useTeam().home;
  return (
    <section className="team" id="team" aria-labelledby="team-heading">
      <div className="wrap">
        <h2 id="team-heading">{headings.team}</h2>
        {leads.team && <p className="team__note muted">{leads.team}</p>}
        {filter}
        <AsyncList query={players} itemsName="players" empty="No players found" skeleton={<SkylineSkeleton />}>
          {(items) => <Skyline players={items} markOf={markOf} />}
        </AsyncList>
        <a className="text-link team__all" href="/players">
          All players
        </a>
      </div>
    </section>
  );
}

function Skyline({ players, markOf }: { players: Player[]; markOf: MarkOf }) {
  const { playerPictures } = useTeam();
  const palettes = choosePalettes(players);
  const { columns, placeOf } = rosterPlaces(players.length);
  return (
    <div className="skyline">
      <ol data-reveal style={{ "--columns": columns } as CSSProperties /* React's types have no custom properties */}>
        {players.map((player, index) => {
          const place = placeOf(index);
          const palette = palettes[index] ?? "moor";
          const picture = playerPictureOf(player, { palette, step: place.step }, playerPictures);
          const isSummit = palette === "beacon";
          return (
            <PlayerEntry
              key={player.id}
              player={player}
              picture={picture}
              mark={markOf(player)}
              place={place}
              isSummit={isSummit}
            />
          );
        })}
      </ol>
    </div>
  );
}

const SkylineSkeleton = () => (
  <div className="skyline skyline--skel">
    {skeletonHeights.map((height) => (
      <Skeleton key={height} style={{ height }} />
    ))}
  </div>
);
