import type { FetchFailureKind } from "#contract/channels/constants.ts";

type Asked = { handle: string; hasKey: boolean };

const keyRefused =
  "YouTube refuses the API key. It was mistyped, deleted or replaced. Copy all of it again from Google Cloud, APIs & Services, Credentials, and enter it under Change YouTube.";

const withKey = (handle: string): Partial<Record<FetchFailureKind, string>> => ({
  "wrong-key": keyRefused,
  "unreadable-key":
    "The site can’t read the stored key, because the site’s own secret has changed. Please enter the key again under Change YouTube.",
  forbidden:
    "YouTube doesn’t let this key read the channel’s videos. In Google Cloud, turn on YouTube Data API v3 for its project, and lift restrictions that leave this server out.",
  "not-found": `YouTube has no channel “${handle}”. Check its handle or id.`,
  away: "YouTube can’t be reached right now. There’s nothing to do: the site tries again by itself.",
});

const withoutKey = (handle: string): Partial<Record<FetchFailureKind, string>> => ({
  "not-found": `To find “${handle}”, the site needs a key. Connect YouTube above, or enter the channel’s id, which starts with UC.`,
  away: `YouTube’s feed isn’t there right now, as happens for some hours on most days. There’s nothing to do: the site tries again by itself. If this lasts for two days, check the channel’s id, ${handle}.`,
});

const always: Partial<Record<FetchFailureKind, string>> = {
  limited:
    "YouTube was asked too often and wants the site to wait. There’s nothing to do: the site tries again by itself.",
  insecure:
    "The connection to YouTube isn’t secure, because its certificate is wrong. Check this server’s clock, and whether something filters its traffic.",
};

const otherwise =
  "YouTube didn’t answer with a list of videos. The site tries again by itself. If this lasts a day, look for a newer release of the site, or add videos by hand.";

/** Says why new videos don't arrive, and what to do about it. */
export const videosFailureSentence = ({ handle, hasKey }: Asked, kind: FetchFailureKind): string =>
  always[kind] ?? (hasKey ? withKey : withoutKey)(handle)[kind] ?? otherwise;
