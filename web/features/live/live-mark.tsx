import type { Player } from "#contract/players/schemas.ts";
import "./live-mark.css";

/** Says on a player's picture that they are live. It's hidden until the page's script has learnt that they are (follow-live.ts). */
export const LiveMark = ({ id, gamertag, twitchUrl }: Pick<Player, "id" | "gamertag" | "twitchUrl">) =>
  twitchUrl && (
    <a className="live-mark" href={twitchUrl} rel="noopener" hidden data-live={id}>
      Live<span className="visually-hidden">: watch {gamertag} on Twitch</span>
    </a>
  );
