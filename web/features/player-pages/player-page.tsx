import type { ReactNode } from "react";
import { choosePalettes, portraitPath } from "#contract/art/portraits.ts";
import { formatMoney } from "#contract/money.ts";
import type { PlayerPage } from "#contract/player-pages/schemas.ts";
import { useTeam } from "#web/api/team.ts";
import { lettersOf } from "#web/ui/format/digits.ts";
import { formatNumber } from "#web/ui/format/numbers.ts";
import { BreakableName } from "#web/ui/marks/breakable-name.tsx";
import { GameName } from "#web/ui/nouns/game-name.tsx";
import { Picture } from "#web/ui/pictures/picture.tsx";
import "./player-page.css";

type PlayerHeadProps = {
  page: PlayerPage;
  /** Shown on their picture. */
  mark?: ReactNode;
};

/** Who a player is: picture, name, role, figures, text and links. */
export function PlayerHead({ page: { player, placements, wins }, mark }: PlayerHeadProps) {
  const team = useTeam();
  const { gamertag, realName, role, specialty, bio, game, isFormer } = player;
  const figures = [
    ...(player.powerRanking === null ? [] : [[team.home.labels.ranking, formatNumber(player.powerRanking)]]),
    ...(player.earnings === 0 ? [] : [[team.home.labels.earnings, formatMoney(player.earnings, team)]]),
    ...(placements === 0 ? [] : [[placements === 1 ? "Placement" : "Placements", formatNumber(placements)]]),
    ...(wins === 0 ? [] : [[wins === 1 ? "Win" : "Wins", formatNumber(wins)]]),
  ];
  return (
    <header className="player-head" id="player">
      <figure>
        <Picture {...pictureOf(player, team.playerPictures)} loading="eager" />
        {mark}
      </figure>
      <div>
        <h1 style={lettersOf(gamertag)}>
          <BreakableName>{gamertag}</BreakableName>
        </h1>
        <p className="player-head__role">
          {isFormer ? `${role}, formerly` : role}
          <GameName game={game} className="player-head__game" />
        </p>
        {realName && <p className="muted">{realName}</p>}
        {figures.length > 0 && (
          <dl>
            {figures.map(([name, figure]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd className="numerals">{figure}</dd>
              </div>
            ))}
          </dl>
        )}
        {specialty && <p className="lead">{specialty}</p>}
        {bio && <p className="player-head__bio">{bio}</p>}
        <Links {...player} />
      </div>
    </header>
  );
}

type Pictured = Pick<PlayerPage["player"], "gamertag" | "imageUrl">;

/** Their own picture, or the team's for their gamertag, or else a drawn one. */
export function pictureOf({ gamertag, imageUrl }: Pictured, known: Record<string, string>) {
  const [palette = "moor"] = choosePalettes([{ gamertag, powerRanking: null }]);
  const drawn = portraitPath(gamertag, palette);
  const own = Object.entries(known).find(([name]) => name.toLowerCase() === gamertag.toLowerCase())?.[1];
  return { src: imageUrl ?? own ?? drawn, drawn };
}

function Links({ gamertag, twitterUrl, twitchUrl, youtubeUrl }: PlayerPage["player"]) {
  const links = Object.entries({ Twitter: twitterUrl, Twitch: twitchUrl, YouTube: youtubeUrl });
  const given = links.flatMap(([site, url]) => (url ? [{ site, url }] : []));
  if (given.length === 0) return null;
  return (
    <ul className="player-head__links" aria-label={`${gamertag} links`}>
      {given.map(({ site, url }) => (
        <li key={site}>
          <a className="text-link" href={url} rel="noopener">
            {site}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The field for what is read, such as results. */
export const PlayerField = ({ children }: { children: ReactNode }) => (
  <div className="player-field paper">{children}</div>
);

type PlayerPartProps = { id: string; heading: string; children: ReactNode };

/** A part of a player's page. */
export const PlayerPart = ({ id, heading, children }: PlayerPartProps) => (
  <section className="player-part" aria-labelledby={`player-${id}`}>
    <div className="wrap">
      <h2 id={`player-${id}`}>{heading}</h2>
      {children}
    </div>
  </section>
);
