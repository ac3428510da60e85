import { platformNames } from "#contract/team/platforms.ts";
import type { ConnectablePlatform, FetchFailureKind } from "./constants.ts";

type Say = string | Partial<Record<ConnectablePlatform, string>>;
type Asked = { platform: ConnectablePlatform; handle: string };

const sayings = (name: string, handle: string): Record<FetchFailureKind, Say> => ({
  "wrong-key": {
    youtube: "YouTube refuses the API key. Copy all of it again from Google Cloud, APIs & Services, Credentials.",
    twitch: "Twitch refuses the client ID or secret. Copy both again from the Twitch developer console.",
  },
  revoked: {
    youtube: "YouTube doesn’t accept the API key any more. It was deleted or replaced, so enter a new one.",
    twitch: "Twitch doesn’t accept the client secret any more. It was replaced or revoked, so enter a new one.",
  },
  "unreadable-key":
    "The site can’t read the stored key, because the site’s own secret has changed. Please enter the key again.",
  forbidden: {
    youtube:
      "YouTube doesn’t let this key read the count. In Google Cloud, turn on YouTube Data API v3 for its project, and lift restrictions that leave this server out.",
    twitch: "Twitch doesn’t let this app read the count. Check the app in the Twitch developer console.",
  },
  "not-found": {
    youtube: `YouTube has no channel “${handle}”. Check its handle or id.`,
    twitch: `Twitch has no channel “${handle}”. Check its name.`,
    discord: `Discord has no invite “${handle}”. It may have expired: make one that never does, and enter it here.`,
  },
  hidden: "The channel hides its subscriber count. Show it in YouTube Studio, or type in the count by hand.",
  limited: `${name} was asked too often and wants the site to wait. There’s nothing to do: the site tries again by itself.`,
  away: `${name} can’t be reached right now. There’s nothing to do: the site tries again by itself.`,
  insecure: `The connection to ${name} isn’t secure, because its certificate is wrong. Check this server’s clock, and whether something filters its traffic.`,
  "not-understood": `${name} didn’t answer with a count. The site tries again by itself. If this lasts a day, look for a newer release of the site, or type in the count by hand.`,
});

/** Says why a count didn't arrive, and what to do about it. */
export function failureSentence({ platform, handle }: Asked, kind: FetchFailureKind): string {
  const name = platformNames[platform];
  const say = sayings(name, handle)[kind];
  return typeof say === "string"
    ? say
    : (say[platform] ?? `${name} refuses to answer this server. If that lasts, type in the count by hand.`);
}
