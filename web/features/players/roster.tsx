import type { CSSProperties } from "react";
import { choosePalettes } from "#contract/art/art.ts";
import type { Player } from "#contract/players/schemas.ts";
import { team } from "#web/team.ts";
import { Skeleton } from "#web/ui/feedback/states.tsx";
import { type Arrival, Arriving } from "#web/ui/lists/async-list.tsx";
import { type Rise, useRise } from "#web/ui/lists/use-reveal.ts";
import { pictureOf } from "./picture.ts";
import { PlayerEntry } from "./player-entry.tsx";
import { skyline } from "./skyline.ts";
import "./roster.css";

const skeletonHeights = [264, 310, 355, 401, 447, 492];

/** The team as a skyline: the higher a player's power ranking, the taller they stand. */
export function Roster({ players }: { players: Arrival<Player> }) {
  const rise = useRise(players.isPending);
  return (
    <section className="team" id="team" aria-labelledby="team-heading">
      <div className="wrap">
        <h2 id="team-heading">Meet Our Champions</h2>
        <p className="team__note mute">{team.sections.team}</p>
        <Arriving query={players} what="players" empty="No players found" skeleton={<SkylineToCome />}>
          {(items) => <Skyline players={items} rise={rise} />}
        </Arriving>
      </div>
    </section>
  );
}

function Skyline({ players, rise }: { players: Player[]; rise: Rise }) {
  const palettes = choosePalettes(players);
  const { columns, stepOf } = skyline(players.length);
  return (
    <div className="sky">
      <ol ref={rise} style={{ "--columns": columns } as CSSProperties /* React's type knows no custom properties */}>
        {players.map((player, index) => {
          const step = stepOf(index);
          const picture = pictureOf(player, { palette: palettes[index] ?? "moor", step });
          return <PlayerEntry key={player.id} player={player} picture={picture} step={step} />;
        })}
      </ol>
    </div>
  );
}

const SkylineToCome = () => (
  <div className="sky sky--skel">
    {skeletonHeights.map((height) => (
      <Skeleton key={height} style={{ height }} />
    ))}
  </div>
);
