import type { FetchFailureKind } from "#contract/channels/constants.ts";
import { failureSentence } from "#contract/channels/failure-sentences.ts";

const own: Partial<Record<FetchFailureKind, string>> = {
  "wrong-key":
    "Discord refuses the token. In the Discord developer portal, open your application, then Bot, press Reset Token, and enter the new one.",
  revoked:
    "Discord doesn’t accept the token any more. It was reset, so enter the new one. The developer portal has it under Bot.",
  "unreadable-key":
    "The site can’t read the stored token, because the site’s own secret has changed. Please enter the token again.",
  forbidden:
    "The bot may not write in the channel. In Discord, open the channel’s settings, then Permissions, and allow the bot View Channel and Send Messages.",
  "not-found": "Discord doesn’t have the channel any more. Choose another one.",
  "not-understood":
    "Discord answered with something the site doesn’t understand. The site tries again by itself. If this lasts a day, look for a newer release of the site.",
};

/** Says what is wrong with the bot, and what to do about it. */
export const discordFailureSentence = (kind: FetchFailureKind): string =>
  own[kind] ?? failureSentence({ platform: "discord", handle: "" }, kind);
