import type { CSSProperties } from "react";
import type { Player } from "#contract/players/schemas.ts";
import { formatDollars, formatNumber } from "#web/ui/format/numbers.ts";
import { Gamertag } from "./gamertag.tsx";

type PlayerEntryProps = {
  player: Player;
  picture: string;
  /** The player's step of the skyline, from 0. */
  step: number;
};

/** One player of the skyline. */
export function PlayerEntry({ player, picture, step }: PlayerEntryProps) {
  const { gamertag, role, realName, powerRanking, earnings } = player;
  return (
    <li className="player" style={{ "--step": step } as CSSProperties /* React's type knows no custom properties */}>
      <figure>
        <img src={picture} alt="" loading="lazy" referrerPolicy="no-referrer" />
      </figure>
      <div className="player__foot">
        <h3>
          <Gamertag>{gamertag}</Gamertag>
        </h3>
        <p className="player__role">
          {role}
          <br />
          {realName}
        </p>
        <dl>
          <div>
            <dt>PR</dt>
            <dd>{powerRanking === null ? "N/A" : formatNumber(powerRanking)}</dd>
          </div>
          <div>
            <dt>Earnings</dt>
            <dd>{formatDollars(earnings)}</dd>
          </div>
        </dl>
        <Bio {...player} />
        <Links {...player} />
      </div>
    </li>
  );
}

function Bio({ specialty, bio }: Player) {
  if (!specialty && !bio) return null;
  return (
    <p className="player__bio">
      {specialty && <b>{asSentence(specialty)}</b>} {bio}
    </p>
  );
}

const asSentence = (words: string) => (/[.!?]$/.test(words) ? words : `${words}.`);

function Links({ gamertag, twitterUrl, twitchUrl, youtubeUrl }: Player) {
  const links = { Twitter: twitterUrl, Twitch: twitchUrl, YouTube: youtubeUrl };
  const given = Object.entries(links).flatMap(([site, url]) => (url ? { site, url } : []));
  if (given.length === 0) return null;
  return (
    <ul aria-label={`${gamertag} links`}>
      {given.map(({ site, url }) => (
        <li key={site}>
          <a href={url} rel="noopener">
            {site}
          </a>
        </li>
      ))}
    </ul>
  );
}
