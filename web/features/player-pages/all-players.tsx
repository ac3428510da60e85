import type { ReactNode } from "react";
import { playerPath } from "#contract/player-pages/player-path.ts";
import type { PlayerCard } from "#contract/player-pages/schemas.ts";
import type { Player } from "#contract/players/schemas.ts";
import { useTeam } from "#web/api/team.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { BreakableName } from "#web/ui/marks/breakable-name.tsx";
import { GameName } from "#web/ui/nouns/game-name.tsx";
import { Picture } from "#web/ui/pictures/picture.tsx";
import { pictureOf } from "./player-page.tsx";
import "./all-players.css";

type Listed = Pick<Player, "id" | "gamertag" | "role" | "imageUrl" | "game">;
type AllPlayersProps = {
  roster: Player[] | undefined;
  /** Those who have a page of their own, on the roster or not. */
  pages: PlayerCard[];
  error: unknown;
};

/** The roster, and former players who have a page. */
export function AllPlayers({ roster, pages, error }: AllPlayersProps) {
  const slugs = new Map(pages.map(({ id, slug }) => [id, slug]));
  const former = pages.filter(({ isFormer }) => isFormer);
  return (
    <div className="all-players wrap">
      <h1>Players</h1>
      {!roster && <ErrorState title="The players didn’t load" error={error} />}
      {roster?.length === 0 && <EmptyState>No players yet</EmptyState>}
      {roster && roster.length > 0 && (
        <Cards heading="Roster" isHeadingHidden>
          {roster.map((player) => (
            <Card key={player.id} player={player} slug={slugs.get(player.id)} />
          ))}
        </Cards>
      )}
      {former.length > 0 && (
        <Cards heading="Former players">
          {former.map((player) => (
            <Card key={player.id} player={player} slug={player.slug} />
          ))}
        </Cards>
      )}
    </div>
  );
}

type CardsProps = { heading: string; isHeadingHidden?: boolean; children: ReactNode };

function Cards({ heading, isHeadingHidden, children }: CardsProps) {
  const id = heading.toLowerCase().replace(" ", "-");
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={isHeadingHidden ? "visually-hidden" : undefined}>
        {heading}
      </h2>
      <ul className="player-cards">{children}</ul>
    </section>
  );
}

function Card({ player, slug }: { player: Listed; slug: string | undefined }) {
  const { playerPictures } = useTeam();
  const { gamertag, role, game } = player;
  const name = <BreakableName>{gamertag}</BreakableName>;
  return (
    <li>
      <Picture {...pictureOf(player, playerPictures)} />
      <h3>{slug === undefined ? name : <a href={playerPath(slug)}>{name}</a>}</h3>
      <p>
        {role}
        <GameName game={game} className="player-cards__game" />
      </p>
    </li>
  );
}
