import type { ConnectablePlatform } from "#contract/channels/constants.ts";
import type { SocialPlatform } from "#contract/social-counts/constants.ts";
import { platformNames } from "#contract/team/platforms.ts";
import { formatNumber } from "#web/ui/format/numbers.ts";
import type { BadgeTone } from "#web/ui/marks/badge.tsx";
import type { ChannelRow } from "./channel-rows.ts";

/** What each platform needs before it tells its count. */
export const needs: Record<SocialPlatform, string> = {
  twitter: "Twitter charges for every answer, so type in this count on the Social Media tab.",
  youtube: "To connect it, you need the channel’s handle and an API key from Google Cloud.",
  twitch: "To connect it, you need the channel’s name, and a client ID and secret from Twitch.",
  discord: "To connect it, you need an invite that never expires.",
};

type Fields = { handle: { label: string; placeholder: string }; clientId?: string; secret?: string; steps: string[] };

/** What the form asks for, and how to get it. */
export const fieldsOf: Record<ConnectablePlatform, Fields> = {
  youtube: {
    handle: { label: "Handle or id of the channel", placeholder: "@team" },
    secret: "API key",
    steps: [
      "In Google Cloud (console.cloud.google.com), create a project and turn on YouTube Data API v3.",
      "Under APIs & Services, Credentials, create an API key. Restrict it to that API.",
      "Paste the key here. Asking for the count is free.",
    ],
  },
  twitch: {
    handle: { label: "Name of the channel", placeholder: "team" },
    clientId: "Client ID",
    secret: "Client secret",
    steps: [
      "In the Twitch developer console (dev.twitch.tv/console), register an application of the type Confidential. Any name will do, and your site’s address as its redirect URL.",
      "Open it, copy its client ID, and press New Secret.",
      "Paste both here.",
    ],
  },
  discord: {
    handle: { label: "Invite", placeholder: "discord.gg/team" },
    steps: [
      "In Discord, choose Invite People in your server’s menu, then Edit invite link.",
      "Set it to expire never, and to no limit of uses.",
      "Paste the invite here. It needs no key.",
    ],
  },
};

type State = { tone: BadgeTone; label: string; sentence: string };

/** Says how a platform's count reaches the site, and what to do if it doesn't. */
export function stateOf({ platform, channel, count }: ChannelRow): State {
  const name = platformNames[platform];
  if (!channel) return { tone: "quiet", label: "By hand", sentence: needs[platform] };
  const { isBeingTried, drop, failure, succeededAt, followers, isTypedIn } = channel;
  if (isBeingTried) return { tone: "wait", label: "Testing", sentence: `Asking ${name}. This takes a few seconds.` };
  if (failure) return { tone: "no", label: "Not arriving", sentence: failure.sentence };
  if (drop)
    return { tone: "warn", label: "Waiting for you", sentence: dropSentence(name, drop.followers, count?.followers) };
  if (!succeededAt)
    return {
      tone: "wait",
      label: "Not tried yet",
      sentence: "If this lasts, an admin finds out why under Settings, Health, among the background jobs.",
    };
  if (isTypedIn && followers !== null)
    return {
      tone: "info",
      label: "Typed in",
      sentence: `A count that was typed in is shown. Clear it on the Social Media tab to show what ${name} says: ${formatNumber(followers)}.`,
    };
  const sentence = count?.isRounded ? `${name} rounds it to three figures.` : "It’s asked for every five minutes.";
  return { tone: "ok", label: "Automatic", sentence };
}

const dropSentence = (name: string, now: number, shown: number | undefined) =>
  shown === undefined
    ? `${name} now says ${formatNumber(now)}.`
    : `${name} now says ${formatNumber(now)}. The site still shows ${formatNumber(shown)}, in case that’s a mistake.`;
