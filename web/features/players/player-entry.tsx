import type { CSSProperties, ReactNode } from "react";
import type { Player } from "#contract/players/schemas.ts";
import { useTeam } from "#web/api/team.ts";
import { Money } from "#web/ui/format/money.tsx";
import { formatNumber } from "#web/ui/format/numbers.ts";
import { BreakableName, nameParts } from "#web/ui/marks/breakable-name.tsx";
import { GameName } from "#web/ui/nouns/game-name.tsx";
import { Picture } from "#web/ui/pictures/picture.tsx";
import type { Shown } from "./player-picture.ts";
import "./player-entry.css";

type PlayerEntryProps = {
  player: Player;
  picture: Shown;
  /** Shown on the picture. */
  mark?: ReactNode;
  place: Place;
  /** Whether nobody is ranked higher. */
  isSummit: boolean;
};

/** One player of the skyline. */
export function PlayerEntry({ player, picture, mark, place, isSummit }: PlayerEntryProps) {
  const { gamertag, role, realName, powerRanking, earnings, game } = player;
  const { labels } = useTeam().home;
  return (
    <li className={isSummit ? "player player--summit" : "player"} style={styleOf(place, gamertag)}>
      <figure>
        <Picture {...picture} />
        {mark}
      </figure>
      <div className="player__foot">
        <h3>
          <BreakableName>{gamertag}</BreakableName>
        </h3>
        <p className="player__role">
          {role}
          <br />
          {realName}
          <GameName game={game} className="player__game" />
        </p>
        <dl>
          <div>
            <dt>{labels.ranking}</dt>
            <dd>{powerRanking === null ? "N/A" : formatNumber(powerRanking)}</dd>
          </div>
          <div>
            <dt>{labels.earnings}</dt>
            <dd>
              <Money amount={earnings} />
            </dd>
          </div>
        </dl>
        <Bio {...player} />
        <Links {...player} />
      </div>
    </li>
  );
}

const styleOf = ({ step, tabletStep, listStep }: Place, gamertag: string) =>
  ({
    "--step": step,
    "--tablet-step": tabletStep,
    "--list-step": listStep,
    "--tag": widestPartOf(gamertag),
  }) as CSSProperties; // React's types have no custom properties

function Bio({ gamertag, specialty, bio }: Player) {
  if (!specialty && !bio) return null;
  const { start, rest } = cutBio(bio);
  return (
    <div className="player__bio">
      <p>
        {specialty && <b>{asSentence(specialty)}</b>} {start}
      </p>
      {rest && (
        <details>
          <summary className="text-link">
            <span className="player__more">Read on</span>
            <span className="player__less">Read less</span>
            <span className="visually-hidden"> about {gamertag}</span>
          </summary>
          <p>{rest}</p>
        </details>
      )}
    </div>
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

const shortest = 90;
const longest = 200;

/** Splits a long text into what is shown at first, if possible whole sentences, and the rest. */
export function cutBio(text: string): { start: string; rest: string } {
  if (text.length <= longest) return { start: text, rest: "" };
  const sentences = [...text.slice(0, longest).matchAll(/[.!?](?=\s)/g)].map(({ index }) => index + 1);
  const end = sentences.findLast((index) => index >= shortest) ?? lastSpaceIn(text);
  return { start: text.slice(0, end).trimEnd(), rest: text.slice(end).trimStart() };
}

function lastSpaceIn(text: string): number {
  const space = text.lastIndexOf(" ", longest);
  return space < shortest ? longest : space;
}

const greekOrCyrillic = /[\u0370-\u052f]/;

/**
 * Estimates a letter's width in capitals. Other scripts use fallback fonts: ours for Greek and Cyrillic is adjusted to match,
 * others are wider.
 */
function widthOf(letter: string): number {
  if (/[a-zß-ÿ]/.test(letter)) return 0.9;
  if (letter < "\u0250") return 1;
  if (greekOrCyrillic.test(letter)) return 1.2;
  return letter < "\u2e80" ? 2 : 2.5;
}

/** Returns the width of a tag's widest part in capitals, which CSS uses to shrink it to its column. */
export function widestPartOf(tag: string): number {
  const widths = tag
    .split(/\s/)
    .flatMap((word) => word.split(nameParts))
    .map((part) => [...part].reduce((width, letter) => width + widthOf(letter), 0));
  return Math.ceil(Math.max(...widths));
}

const maxPerRow = 6;
/** Fewer players get the width of three in a row, because one would otherwise fill the page. */
const minPerRow = 3;
const abreastOnTablets = 3;
const highestStep = maxPerRow - 1;

type Place = {
  /** The column, from 0. Columns further right are taller. */
  step: number;
  /** The column in the narrower rows of a tablet. */
  tabletStep: number;
  /** The step in a single list from the lowest player to the highest. */
  listStep: number;
};

/**
 * Places players in rows that climb from left to right, as equal in length as possible. The last row is aligned right, so that
 * the highest player is the tallest.
 */
export function rosterPlaces(count: number): { columns: number; placeOf: (index: number) => Place } {
  const rows = Math.max(1, Math.ceil(count / maxPerRow));
  const columns = Math.max(Math.ceil(count / rows), minPerRow);
  return {
    columns,
    placeOf: (index) => ({
      step: columnOf(index, count, columns),
      tabletStep: columnOf(index, count, abreastOnTablets),
      listStep: count > 1 ? Math.round((index * highestStep * 10) / (count - 1)) / 10 : highestStep,
    }),
  };
}

function columnOf(index: number, count: number, columns: number): number {
  const inLastRow = count % columns;
  return (index % columns) + (index < count - inLastRow ? 0 : columns - inLastRow);
}
